import type { OldUserImport } from '@koma/contract/old-user-imports.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { useImportAction } from './use-import.ts'

/** The last step: the import itself, and afterwards the mails where they were not sent at once. */
export function ImportRun({ list }: { list: OldUserImport }) {
  const text = useText()
  const mayImport = useMay('old_users', 'import')
  const [sendMail, setSendMail] = useState(false)
  const run = useImportAction(list)
  const mail = useImportAction(list, text('consoleOldUsers.done_mail_all'))
  if (list.status === 'imported') {
    return (
      <section className="c-box c-stack" role="status">
        <h2>{text('consoleOldUsers.imported')}</h2>
        <div>
          <Button
            variant="outlined"
            disabled={!mayImport || mail.isPending}
            onClick={() => mail.mutate({ action: 'send_mail' })}
          >
            {text('consoleOldUsers.mail_all')}
          </Button>
        </div>
      </section>
    )
  }
  const body = sendMail ? { send_mail: true } : {}
  return (
    <section className="c-box c-stack" aria-labelledby="step-run">
      <h2 id="step-run">{text('consoleOldUsers.step_run')}</h2>
      <p>{text('consoleOldUsers.run_text')}</p>
      <label className="c-check">
        <input
          type="checkbox"
          checked={sendMail}
          onChange={({ currentTarget }) => setSendMail(currentTarget.checked)}
        />
        <span>{text('consoleOldUsers.send_mail')}</span>
      </label>
      <div>
        <Button
          disabled={!mayImport || run.isPending}
          onClick={() => run.mutate({ action: 'run', body, version: list.version })}
        >
          {text('consoleOldUsers.run')}
        </Button>
      </div>
    </section>
  )
}
