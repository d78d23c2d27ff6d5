import type { Media } from '@koma/contract/media.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'

/** A picture of the library; undefined while it is asked for, and where there is none. */
export function useMedia(id: string | null): { readonly media: Media | undefined; readonly isGone: boolean } {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data, error } = useQuery({
    queryKey: ['media', 'one', id],
    queryFn: async ({ signal }) => (await dataProvider.read(`/staff/media/${id}`, {}, signal)) as Media,
    enabled: id !== null,
  })
  return { media: data, isGone: error !== null || (data?.trashed_at ?? null) !== null }
}
