import { isOpen } from '@koma/domain/opening-hours.ts'
import { Burst } from '@koma/ui/burst.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { shortDate } from '../../lib/format.ts'
import type { TodayOpening } from '../../lib/opening-words.ts'
import { useSite } from '../../lib/use-language.ts'

/** Whether one can come today, shouted; on a closed day when one can. */
export function OpeningPanel({ opening }: { opening: TodayOpening }) {
  const { words } = useSite()
  const { today, reason, next, closedDays } = opening
  return (
    <Panel colour="yellow" speed={{ x: 50, y: 50, calm: 40 }} as="section">
      <div className="web-place-middle">
        <Burst>
          {isOpen(today) ? (
            <>
              {words('home.openToday')}
              <span className="k-burst-shout">
                {today.opens}–{today.closes}
              </span>
              {closedDays}
            </>
          ) : (
            <>
              {words('home.closedToday')}
              {reason ? <span className="web-line">{reason}</span> : null}
              {next ? (
                <>
                  <span className="web-next-opening">
                    {words('home.nextOpening', { date: shortDate(words, next.date) })}
                  </span>
                  <span className="k-burst-shout">{next.opens}</span>
                </>
              ) : null}
            </>
          )}
        </Burst>
      </div>
    </Panel>
  )
}
