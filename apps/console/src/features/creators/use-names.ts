import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import type { Names } from '../../i18n/formats.ts'
import { useFormats } from '../../i18n/use-text.ts'

type Listed = Names & { readonly id: string }

/** The names of industries and nationalities; the id itself until they have come. */
export function useNames() {
  const industries = useList('/industry')
  const countries = useList('/foreigner')
  const formats = useFormats()
  const nameIn = (list: readonly Listed[] | undefined) => (id: string) => {
    const found = list?.find((one) => one.id === id)
    return found ? formats.name(found) : id
  }
  return { industry: nameIn(industries), country: nameIn(countries) }
}

function useList(path: string): readonly Listed[] | undefined {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => dataProvider.read(path, {}, signal) as Promise<readonly Listed[]>,
    staleTime: Infinity,
  })
  return data
}
