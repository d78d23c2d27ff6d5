import TextField from '@mui/material/TextField'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceField } from '../../shell/choice-field.tsx'
import { adjustDirections, adjustSources, type AdjustField, type AdjustForm } from './adjust-form.ts'

/** As long as the API takes a reason (characters). */
const reasonLengthMax = 500

interface Props {
  readonly form: AdjustForm
  messageOf(field: AdjustField): string | undefined
  change(part: Partial<AdjustForm>): void
}

/** Give or take, how many, which kind, and why. */
export function AdjustFields({ form, messageOf, change }: Props) {
  const text = useText()
  const [wrongPoints, wrongReason] = [messageOf('points'), messageOf('reason')]
  return (
    <>
      <ChoiceField
        legend={text('consolePoints.direction')}
        name="direction"
        chosen={form.direction}
        choices={adjustDirections.map((value) => ({ value, label: text(`consolePoints.direction_${value}`) }))}
        onChoose={(direction) => change({ direction })}
      />
      <TextField
        name="points"
        label={text('consolePoints.amount')}
        value={form.amount}
        onChange={(event) => change({ amount: event.target.value })}
        error={wrongPoints !== undefined}
        helperText={wrongPoints}
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 } }}
      />
      {form.direction === 'take' && <p>{text('consolePoints.taking_order')}</p>}
      {form.direction === 'give' && (
        <ChoiceField
          legend={text('consolePoints.source')}
          name="source"
          chosen={form.source}
          choices={adjustSources.map((value) => ({ value, label: text(`consolePoints.source_${value}`) }))}
          onChoose={(source) => change({ source })}
        />
      )}
      <TextField
        name="reason"
        label={text('consolePoints.reason')}
        value={form.reason}
        onChange={(event) => change({ reason: event.target.value })}
        error={wrongReason !== undefined}
        helperText={wrongReason ?? text('consolePoints.reason_hint')}
        required
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: reasonLengthMax } }}
      />
    </>
  )
}
