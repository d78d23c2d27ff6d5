import type { DeskKind } from '@koma/contract/content.ts'
import type { StaffTag } from '@koma/contract/tags.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useAllTags } from '../../data/use-all-tags.ts'
import type { Names } from '../../i18n/formats.ts'

type Label = Names & { readonly id: number }

/** Kinds that have types of their own. */
const typed: readonly DeskKind[] = ['news', 'video', 'album']

/** The types of a kind and the tags of the house; empty while they are asked for. */
export function useLabels(kind: DeskKind): {
  readonly types: readonly Label[]
  readonly tags: readonly StaffTag[]
} {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const types = useQuery({
    queryKey: ['content_types', kind],
    queryFn: async ({ signal }) => (await dataProvider.read(`/${kind}/type`, {}, signal)) as readonly Label[],
    enabled: typed.includes(kind),
  })
  const tags = useAllTags()
  return { types: types.data ?? [], tags }
}
