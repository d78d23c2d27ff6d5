import type { Member } from '@koma/contract/members.ts'
import { PointsPlate } from '@koma/ui/points-plate.tsx'
import { number, plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

/** Lots whose end is told; more would be a list of its own. */
const expiringShown = 3

/** The balance: what was bought, what was given, what expires next. */
export function PointsBalance({ points }: { points: Member['points'] }) {
  const { words } = useSite()
  return (
    <PointsPlate label={words('points.balance')} figure={number(points.total)} unit={words('points.unit')}>
      <dl className="k-facts">
        <div>
          <dt>{words('points.purchased')}</dt>
          <dd>
            {number(points.purchased)} <small>{words('points.purchasedNote')}</small>
          </dd>
        </div>
        <div>
          <dt>{words('points.reward')}</dt>
          <dd>
            {number(points.reward)} <small>{words('points.rewardNote')}</small>
          </dd>
        </div>
        <div>
          <dt>{words('points.expiring')}</dt>
          <dd>
            {points.expiring.length === 0 ? words('points.expiringNone') : null}
            {points.expiring.slice(0, expiringShown).map((lot) => (
              <span className="web-line" key={lot.expires_on}>
                {words('points.expiringLine', { points: number(lot.points), date: plainDate(words, lot.expires_on) })}
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </PointsPlate>
  )
}
