import type { CentreHistory } from '@koma/contract/centre.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { useMay } from '../../auth/use-me.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { CentreFields } from './centre-fields.tsx'
import { CentreHistoryTable } from './centre-history.tsx'

/** More changes than anybody makes of an address; the API has the rest. */
const shownMax = 50

/** What the centre is called and how it is reached: what holds, what is to come, what held before. */
export function CentrePage() {
  const text = useText()
  const mayChange = useMay('centre', 'change')
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['centre'],
    queryFn: async ({ signal }) =>
      (await dataProvider.read('/staff/centre', { per_page: shownMax }, signal)) as CentreHistory,
  })
  const holding = data?.data.find(({ state }) => state === 'holds')
  return (
    <>
      <PageHead title={text('consoleShell.page_centre')} />
      <p>{text('consoleCentre.lead')}</p>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && <Waiting />}
      {data && holding && (
        <>
          <CentreFields
            key={data.version}
            holding={holding}
            version={data.version}
            isReadOnly={!mayChange}
            onChanged={() => void refetch()}
          />
          <CentreHistoryTable
            rows={data.data}
            version={data.version}
            mayChange={mayChange}
            onChanged={() => void refetch()}
          />
        </>
      )}
    </>
  )
}
