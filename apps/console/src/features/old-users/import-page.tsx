import { Link, useParams } from 'react-router-dom'
import { useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { ChooseList } from './choose-list.tsx'
import { ImportReport } from './import-report.tsx'
import { ImportRun } from './import-run.tsx'
import { ImportWork } from './import-work.tsx'
import { MatchColumns } from './match-columns.tsx'
import { useImport } from './use-import.ts'

/** From a list to records, step by step; each step shows when the one before is done. */
export function ImportPage() {
  const text = useText()
  const { id } = useParams()
  return (
    <>
      <p className="c-back c-no-print">
        <Link to="/old_users">{text('consoleOldUsers.back')}</Link>
      </p>
      <PageHead title={text('consoleOldUsers.import_title')} />
      {id === undefined ? <ChooseList /> : <Steps key={id} id={id} />}
    </>
  )
}

function Steps({ id }: { id: string }) {
  const { data, error, refetch } = useImport(id)
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const isWorking = data.status === 'checking' || data.status === 'importing'
  const isChecked = data.status === 'checked' || data.status === 'imported'
  return (
    <div className="c-stack">
      <MatchColumns list={data} />
      {isWorking ? <ImportWork list={data} /> : null}
      {isChecked ? <ImportReport list={data} /> : null}
      {isChecked ? <ImportRun list={data} /> : null}
    </div>
  )
}
