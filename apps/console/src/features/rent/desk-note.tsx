import TextField from '@mui/material/TextField'
import { useText } from '../../i18n/use-text.ts'
import type { DeskAction } from './desk-actions.ts'

/** As long as the API takes a note (characters). */
const noteLengthMax = 500

interface Props {
  readonly action: DeskAction
  readonly note: string
  onChange(note: string): void
}

/** What the history of the booking keeps with an action: of what came back, its condition. */
export function DeskNote({ action, note, onChange }: Props) {
  const text = useText()
  const isTakingBack = action === 'take_back'
  return (
    <TextField
      label={text(isTakingBack ? 'consoleRent.condition' : 'consoleRent.note')}
      helperText={text(isTakingBack ? 'consoleRent.condition_hint' : 'consoleRent.note_hint')}
      value={note}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: noteLengthMax } }}
    />
  )
}
