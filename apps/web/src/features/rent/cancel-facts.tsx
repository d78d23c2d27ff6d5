import type { Rent } from '@koma/contract/rent.ts'
import { number, plainDate, timeSpan } from '../../lib/format.ts'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

/** What is cancelled and what comes back, lot by lot, before it is confirmed. Decision: points */
export function CancelFacts({ rent }: { rent: Rent }) {
  const { words, language } = useSite()
  const points = rent.cancel_returns.reduce((sum, lot) => sum + lot.points, 0)
  return (
    <div className="k-stack">
      <p>
        <strong>{nameOf(rent.device, language)}</strong>
        <br />
        {timeSpan(words, rent.starts_at, rent.ends_at)}
      </p>
      {points > 0 ? (
        <>
          <p>{words('rent.cancelReturns', { points: number(points) })}</p>
          <ul className="web-returns">
            {rent.cancel_returns.map((lot) => (
              <li key={`${lot.source} ${lot.expires_on}`}>
                {lot.source === 'reward' && lot.expires_on
                  ? words('rent.cancelReturnsReward', {
                      points: number(lot.points),
                      date: plainDate(words, lot.expires_on),
                    })
                  : words('rent.cancelReturnsPurchased', { points: number(lot.points) })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words('rent.cancelReturnsNothing')}</p>
      )}
      <p>
        <strong>{words('rent.cancelCheck')}</strong>
      </p>
    </div>
  )
}
