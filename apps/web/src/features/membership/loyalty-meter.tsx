import type { LoyaltyMeter as Meter } from '@koma/contract/membership.ts'
import { number, plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

/** How far it is to the next loyal membership, and until when what is there counts together. Decision: who may do what */
export function LoyaltyMeter({ meter }: { meter: Meter }) {
  const { words } = useSite()
  const { state, threshold, remaining, counts_until: until, loyal_until: loyalUntil, months } = meter
  const isSecured = state === 'secured' && loyalUntil !== null
  const shown = isSecured ? threshold : Math.min(meter.spent, threshold)
  const now = words('membership.meterNow', { spent: number(shown), threshold: number(threshold) })
  return (
    <div className="k-stack web-meter">
      <p className="web-meter-figure">{now}</p>
      <div
        className="web-meter-bar"
        role="meter"
        aria-label={words('membership.meterTitle')}
        aria-valuemin={0}
        aria-valuemax={threshold}
        aria-valuenow={shown}
        aria-valuetext={now}
      >
        {shown > 0 ? <span style={{ inlineSize: `${(shown / threshold) * 100}%` }} /> : null}
      </div>
      {isSecured ? (
        <p>{words('membership.meterSecured', { until: plainDate(words, loyalUntil) })}</p>
      ) : (
        <p>
          <strong>
            {words(state === 'keeping' ? 'membership.meterKeep' : 'membership.meterRemaining', {
              remaining: number(remaining),
            })}
          </strong>{' '}
          {until === null
            ? null
            : words(state === 'keeping' ? 'membership.meterKeepUntil' : 'membership.meterUntil', {
                date: plainDate(words, until),
              })}
        </p>
      )}
      <p className="web-meter-note">{words('membership.meterNone', { months })}</p>
    </div>
  )
}
