import type { StaffMemberRecord } from '@koma/contract/staff.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { needsSecond, pointsOf, type AdjustForm } from './adjust-form.ts'

/** A large adjustment once more before it is sent: whose balance, what it is, what it becomes, and why. */
export function AdjustCheck({ member, form }: { member: StaffMemberRecord; form: AdjustForm }) {
  const text = useText()
  const formats = useFormats()
  const points = pointsOf(form) ?? 0
  const facts = [
    [text('consolePoints.before'), formats.number(member.points.total)],
    [text('consolePoints.change'), formats.signed(points)],
    [text('consolePoints.after'), formats.number(member.points.total + points)],
    [text('consolePoints.source'), form.direction === 'give' ? text(`consolePoints.source_${form.source}`) : '—'],
  ] as const
  return (
    <div className="c-stack" role="status">
      <p className="c-dialog-subject">
        <strong>{member.name}</strong>
        <span>{member.username}</span>
        <span>{form.reason.trim()}</span>
      </p>
      <dl className="c-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {needsSecond(points, member.adjustable_alone) && (
        <p className="c-preview-second">
          {text('consolePoints.needs_second', { max: formats.number(member.adjustable_alone) })}
        </p>
      )}
    </div>
  )
}
