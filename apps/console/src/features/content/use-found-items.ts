import type { DeskLine } from '@koma/contract/content-desk.ts'
import type { ContentKind } from '@koma/contract/content.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'

const foundMax = 8
const idsMax = 100

/** Items of a kind that hold these words; nothing while none are asked for. */
export function useFoundItems(kind: ContentKind, words: string): readonly DeskLine[] | undefined {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const q = words.trim()
  const { data } = useQuery({
    queryKey: ['content', 'found', kind, q],
    queryFn: async ({ signal }) =>
      linesOf(await dataProvider.read('/staff/content', { kind, q, per_page: foundMax }, signal)),
    enabled: q !== '',
    placeholderData: (before) => before,
  })
  return q === '' ? undefined : data
}

/** The items with these ids, in their order; those that are not read yet are left out. */
export function useItems(ids: readonly number[]): readonly DeskLine[] {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const wanted = ids.slice(0, idsMax).join(',')
  const { data } = useQuery({
    queryKey: ['content', 'ids', wanted],
    queryFn: async ({ signal }) =>
      linesOf(await dataProvider.read('/staff/content', { ids: wanted, per_page: idsMax }, signal)),
    enabled: wanted !== '',
    placeholderData: (before) => before,
  })
  const known = new Map((data ?? []).map((line) => [line.id, line]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

const linesOf = (answer: unknown) => (answer as { readonly data: readonly DeskLine[] }).data
