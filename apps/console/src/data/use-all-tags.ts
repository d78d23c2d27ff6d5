import type { StaffTag } from '@koma/contract/tags.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from './data-provider.ts'

/** As many tags as one page of the API has, and pages that are read. */
const tagsOfPage = 100
const pagesMax = 20

interface TagPage {
  readonly data: readonly StaffTag[]
  readonly meta: { readonly last_page: number }
}

/** Every tag of the house by its Chinese name, page by page; empty while they are asked for. */
export function useAllTags(): readonly StaffTag[] {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['tags', 'all'],
    async queryFn({ signal }) {
      const pageOf = async (page: number) =>
        (await dataProvider.read('/staff/tags', { per_page: tagsOfPage, page }, signal)) as TagPage
      const first = await pageOf(1)
      const others = Array.from({ length: Math.min(first.meta.last_page, pagesMax) - 1 }, (_, at) => pageOf(at + 2))
      return [first, ...(await Promise.all(others))].flatMap((page) => page.data)
    },
  })
  return data ?? []
}
