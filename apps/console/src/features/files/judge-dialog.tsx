import type { StaffFile } from '@koma/contract/files.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'

export type Judgement = StaffFile['actions'][number]

/** As long as the API takes a note (characters). */
const noteLengthMax = 500

interface Props {
  readonly judgement: Judgement
  readonly file: StaffFile
  onCancel(): void
  onConfirm(note: string): void
}

/** Asks once more, with whose file it is and what follows; going back has the focus, because neither is undone. */
export function JudgeDialog({ judgement, file, onCancel, onConfirm }: Props) {
  const text = useText()
  const [note, setNote] = useState('')
  return (
    <Dialog open onClose={onCancel} aria-labelledby="judge-title">
      <DialogTitle id="judge-title">{text(`consoleFiles.ask_${judgement}`)}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong>{file.name}</strong>
          <span>{file.member.name}</span>
          <span>{text(`consoleFiles.purpose_${file.purpose}`)}</span>
        </p>
        <p>{text(`consoleFiles.ask_${judgement}_text`)}</p>
        <TextField
          name="note"
          label={text('consoleFiles.note')}
          helperText={text('consoleFiles.note_hint')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: noteLengthMax, autoComplete: 'off' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onCancel}>
          {text('consoleShell.cancel')}
        </Button>
        <Button onClick={() => onConfirm(note.trim())}>{text(`consoleFiles.${judgement}`)}</Button>
      </DialogActions>
    </Dialog>
  )
}
