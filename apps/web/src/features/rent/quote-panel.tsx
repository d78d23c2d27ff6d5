import type { RentQuote } from '@koma/contract/rent.ts'
import { number, plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

/** What the chosen time costs, which lots pay it, and what is left. Source: decisions "Points" */
export function QuotePanel({ quote, unit }: { quote: RentQuote | null; unit: 'hour' | 'session' }) {
  const { words } = useSite()
  if (!quote) return <p className="k-quiet">{words('rent.quoteEmpty')}</p>
  const points = (value: number) => words('rent.pointsUnit', { count: number(value) })
  const sum = { each: number(quote.points_per_unit), count: quote.units }
  return (
    <div className="web-quote">
      <dl className="k-facts web-quote-sum">
        <div>
          <dt>{unit === 'session' ? words('rent.quoteSumSessions', sum) : words('rent.quoteSum', sum)}</dt>
          <dd>
            <strong>{points(quote.points)}</strong>
          </dd>
        </div>
        <div>
          <dt>{words('rent.quoteBalance')}</dt>
          <dd>{points(quote.balance)}</dd>
        </div>
        <div>
          <dt>{words('rent.quoteAfter')}</dt>
          <dd>{quote.missing > 0 ? words('rent.notEnough') : points(quote.balance_after)}</dd>
        </div>
      </dl>
      {quote.missing > 0 ? (
        <p className="web-quote-missing">{words('rent.notEnoughText', { missing: number(quote.missing) })}</p>
      ) : null}
      {quote.lots.length > 0 ? (
        <>
          <h3 className="web-quote-lots-head">{words('rent.quoteLots')}</h3>
          <ol className="web-quote-lots">
            {quote.lots.map((lot) => (
              <li key={lot.id}>
                <span>
                  {lot.source === 'reward' && lot.expires_on
                    ? words('rent.lotReward', { date: plainDate(words, lot.expires_on) })
                    : words('rent.lotPurchased')}
                </span>
                <span>{points(lot.points)}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  )
}
