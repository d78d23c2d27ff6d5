import type { StaffMember } from '@koma/contract/staff.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'

/** The balance, by kind, and which reward points expire when. */
export function MemberPoints({ points }: { points: StaffMember['points'] }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      <h2>{text('consoleShell.points')}</h2>
      <p className="c-balance">
        <strong>{formats.number(points.total)}</strong> {text('consoleShell.points_unit')}
      </p>
      <dl className="c-facts">
        <div>
          <dt>{text('consolePoints.source_purchased')}</dt>
          <dd>{formats.number(points.purchased)}</dd>
        </div>
        <div>
          <dt>{text('consolePoints.source_reward')}</dt>
          <dd>{formats.number(points.reward)}</dd>
        </div>
      </dl>
      {points.expiring.length > 0 && (
        <>
          <h3>{text('consoleMembers.expiring')}</h3>
          <ul className="c-lots">
            {points.expiring.map((lot) => (
              <li key={lot.expires_on}>
                {text('consoleMembers.lot', { points: formats.number(lot.points), date: formats.date(lot.expires_on) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
