import type { StaffFaqType } from '@koma/contract/postings.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../../data/data-provider.ts'

/** The types of questions in their order; none until they are there, and where they are not `wanted`. */
export function useFaqTypes(wanted: boolean): readonly StaffFaqType[] {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['faq_types', 'all'],
    enabled: wanted,
    queryFn: async ({ signal }) =>
      ((await dataProvider.read('/staff/faq_types', { per_page: 100 }, signal)) as { data: readonly StaffFaqType[] })
        .data,
  })
  return data ?? []
}
