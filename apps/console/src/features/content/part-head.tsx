import Button from '@mui/material/Button'
import { useText } from '../../i18n/use-text.ts'

interface Props {
  readonly name: string
  readonly isOpen: boolean
  readonly hasProblem: boolean
  onToggle(): void
  /** Left out where it cannot be moved that way. */
  readonly onUp?: (() => void) | undefined
  readonly onDown?: (() => void) | undefined
  readonly onRemove?: () => void
}

/** The line of one part: its name opens it, the stamps beside it move it and take it out. */
export function PartHead({ name, isOpen, hasProblem, onToggle, onUp, onDown, onRemove }: Props) {
  const text = useText()
  return (
    <div className="c-part-head">
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span>{name}</span>
        {hasProblem && <small className="c-field-problem">{text('consoleFacts.part_problem')}</small>}
      </button>
      <span className="c-row-actions">
        {onUp && <SignButton sign="↑" label={text('consoleFacts.up', { name })} onPress={onUp} />}
        {onDown && <SignButton sign="↓" label={text('consoleFacts.down', { name })} onPress={onDown} />}
        {onRemove && <SignButton sign="×" label={text('consoleFacts.remove', { name })} onPress={onRemove} />}
      </span>
    </div>
  )
}

/** A button that shows a sign and says what it does. */
export const SignButton = ({ sign, label, onPress }: { sign: string; label: string; onPress(): void }) => (
  <Button variant="outlined" aria-label={label} title={label} onClick={onPress}>
    <span aria-hidden="true" className="c-sign" data-sign={sign} />
  </Button>
)
