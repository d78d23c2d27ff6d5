import type { ContentChoices } from '@koma/contract/content-desk.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import type { Names } from '../../i18n/formats.ts'

/** Genres and awards that facts may name; empty while they are asked for. */
export function useChoices(): ContentChoices {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['content_choices'],
    queryFn: async ({ signal }) => (await dataProvider.read('/staff/content_choices', {}, signal)) as ContentChoices,
  })
  return data ?? { genres: [], awards: [] }
}

type Place = Names & { readonly id: string }

/** A fixed list of the API by its path: cities, or countries. */
export function usePlaces(path: '/city' | '/foreigner'): readonly Place[] {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['places', path],
    queryFn: async ({ signal }) => (await dataProvider.read(path, {}, signal)) as readonly Place[],
  })
  return data ?? []
}
