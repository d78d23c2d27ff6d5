import type { OldUserImport, OldUserLine } from '@koma/contract/old-user-imports.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { Waiting } from '../../shell/waiting.tsx'
import { ImportLines } from './import-lines.tsx'
import { saveFile } from '../../data/save-file.ts'

const linesShown = 50
const counted = ['added', 'changed', 'unchanged', 'refused', 'noted', 'duplicate', 'merge'] as const

/** The third step: figures, what is to say of the lines, and the whole report as a file. */
export function ImportReport({ list }: { list: OldUserImport }) {
  const text = useText()
  const formats = useFormats()
  const language = useLocale()
  const notify = useNotify()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const path = `/staff/old_user_imports/${list.id}`
  const { data } = useQuery({
    queryKey: ['old_user_imports', list.id, 'lines', list.version, language],
    queryFn: async ({ signal }) =>
      (await dataProvider.read(`${path}/lines`, { per_page: linesShown }, signal)) as {
        data: readonly OldUserLine[]
        meta: { total: number }
      },
  })
  const download = () =>
    dataProvider.download(`${path}/report`).then(
      (file) => saveFile(file, 'old-users-report.csv'),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  const points = list.counts.purchased_points + list.counts.reward_points
  return (
    <section className="c-box c-stack" aria-labelledby="step-report">
      <h2 id="step-report">{text('consoleOldUsers.step_report')}</h2>
      <dl className="c-figures">
        {counted.map((name) => (
          <div key={name}>
            <dt>{text(`consoleOldUsers.count_${name}`)}</dt>
            <dd>{formats.number(list.counts[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{text('consoleOldUsers.count_points')}</dt>
          <dd>{formats.number(points)}</dd>
        </div>
      </dl>
      {data ? <ImportLines lines={data.data} total={data.meta.total} /> : <Waiting />}
      <div>
        <Button variant="outlined" onClick={() => void download()}>
          {text('consoleOldUsers.download')}
        </Button>
      </div>
    </section>
  )
}
