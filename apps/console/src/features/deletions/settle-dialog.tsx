import type { SettleRequest, StaffDeletion } from '@koma/contract/deletion.ts'
import { settlementWays, type SettlementWay } from '@koma/domain/deletion-states.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { ChoiceField } from '../../shell/choice-field.tsx'

/** As long as the API takes a reference (characters). */
const referenceLengthMax = 100

interface Props {
  readonly deletion: StaffDeletion
  onCancel(): void
  onConfirm(body: SettleRequest): void
}

/** What becomes of purchased points, and where the paper is; without such points there is nothing to fill in. */
export function SettleDialog({ deletion, onCancel, onConfirm }: Props) {
  const text = useText()
  const formats = useFormats()
  const points = deletion.purchased_points
  const [way, setWay] = useState<SettlementWay>('refund')
  const [reference, setReference] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(points === 0 ? {} : { way, reference: reference.trim() })
  }
  return (
    <Dialog open onClose={onCancel} aria-labelledby="settle-title">
      <form onSubmit={submit}>
        <DialogTitle id="settle-title">{text('consoleDeletions.ask_settle')}</DialogTitle>
        <DialogContent className="c-stack">
          <p className="c-dialog-subject">
            <strong>{deletion.member?.name}</strong>
            <span>
              {points === 0
                ? text('consoleDeletions.settle_none_text')
                : text('consoleDeletions.settle_text', { points: formats.number(points) })}
            </span>
          </p>
          {points > 0 && <Fields {...{ way, setWay, reference, setReference }} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onCancel}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit">{text('consoleDeletions.settle')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  readonly way: SettlementWay
  readonly reference: string
  setWay(way: SettlementWay): void
  setReference(reference: string): void
}

function Fields({ way, reference, setWay, setReference }: FieldsProps) {
  const text = useText()
  return (
    <>
      <ChoiceField
        legend={text('consoleDeletions.way')}
        name="way"
        chosen={way}
        choices={settlementWays.map((value) => ({ value, label: text(`consoleDeletions.way_${value}`) }))}
        onChoose={setWay}
      />
      <TextField
        name="reference"
        label={text('consoleDeletions.reference')}
        helperText={text('consoleDeletions.reference_hint')}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        required
        slotProps={{ htmlInput: { maxLength: referenceLengthMax, pattern: '.*\\S.*', autoComplete: 'off' } }}
      />
    </>
  )
}
