import { useFormats, useText } from '../../i18n/use-text.ts'
import { needsSecond, pointsOf, type AdjustForm } from './adjust-form.ts'

/** The balance now, the change and the balance after, and whether a second person must approve; spoken as it changes. */
export function AdjustPreview({ form, balance, alone }: { form: AdjustForm; balance: number; alone: number }) {
  const text = useText()
  const formats = useFormats()
  const points = pointsOf(form)
  const after = points === undefined ? undefined : balance + points
  return (
    <div className="c-preview" aria-live="polite">
      <p>
        {text('consolePoints.preview', {
          now: formats.number(balance),
          change: points === undefined ? '0' : formats.signed(points),
          after: after === undefined ? formats.number(balance) : formats.number(after),
        })}
      </p>
      {points !== undefined && needsSecond(points, alone) && (
        <p className="c-preview-second">{text('consolePoints.needs_second', { max: formats.number(alone) })}</p>
      )}
    </div>
  )
}
