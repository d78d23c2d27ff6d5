import type { StaffFile } from '@koma/contract/files.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'
import { JudgeDialog, type Judgement } from './judge-dialog.tsx'

/** Release or refuse a held file; whoever may not decide sees why. */
export function JudgeFile({ file }: { file: StaffFile }) {
  const text = useText()
  const [asked, setAsked] = useState<Judgement>()
  const judge = useRecordAction('files', ({ action }: RecordOrder & { action: Judgement }) =>
    text(`consoleFiles.done_${action}`),
  )
  if (file.state !== 'held') return null
  if (file.actions.length === 0) return <small className="c-why">{text('consoleShell.why_permission')}</small>
  return (
    <div className="c-row-actions">
      {file.actions.map((action) => (
        <Button
          key={action}
          variant="outlined"
          disabled={judge.isPending}
          aria-label={text('consoleFiles.action_for', { action: text(`consoleFiles.${action}`), name: file.name })}
          onClick={() => setAsked(action)}
        >
          {text(`consoleFiles.${action}`)}
        </Button>
      ))}
      {asked && (
        <JudgeDialog
          judgement={asked}
          file={file}
          onCancel={() => setAsked(undefined)}
          onConfirm={(note) => {
            setAsked(undefined)
            judge.mutate({ action: asked, id: file.id, body: note === '' ? {} : { note } })
          }}
        />
      )}
    </div>
  )
}
