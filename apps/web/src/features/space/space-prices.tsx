import type { Rule } from '@koma/contract/pages.ts'
import type { Space } from '@koma/contract/space.ts'
import { DataTable } from '@koma/ui/data-table.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { plainDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'
import { SaidWithin } from '../../shell/said-within.tsx'
import { money } from './space-words.ts'

/** What a session and a day cost, on working days and on the others, and what comes on top. Source: product §9. Decision: space */
export function SpacePrices({ space, rule }: { space: Space; rule: Rule }) {
  const { words, language } = useSite()
  const { prices } = space
  return (
    <section className="k-stack" aria-labelledby="prices">
      <SectionHeading id="prices" sound={words('space.pricesSound')}>
        {words('space.pricesTitle')}
      </SectionHeading>
      <DataTable
        caption={
          <SaidWithin
            sentence={(name) => words('space.pricesCaption', { name })}
            said={wordsOf(space, 'name', language)}
          />
        }
        captionForEars
        rows={rowsOf(words, space)}
        rowKey={({ key }) => key}
        columns={[
          { key: 'time', header: words('space.priceColumn'), isName: true, cell: ({ time }) => time },
          { key: 'weekday', header: words('space.priceWeekday'), numeric: true, cell: ({ weekday }) => weekday },
          { key: 'weekend', header: words('space.priceWeekend'), numeric: true, cell: ({ weekend }) => weekend },
        ]}
      />
      <ul className="web-notes">
        {prices.later.map(({ valid_from, per_session, all_day }) => (
          <li key={valid_from}>
            {words('space.pricesLater', {
              date: plainDate(words, valid_from),
              session: money(words, per_session),
              day: money(words, all_day),
            })}
          </li>
        ))}
        <li>{words('space.pricesMonday')}</li>
        <li>
          {words('space.pricesDeposit', {
            days: rule.limits.space_deposit_working_days,
            percent: prices.deposit_percent,
          })}
        </li>
        <li>{words('space.pricesDiscount', { percent: prices.discount_percent })}</li>
      </ul>
    </section>
  )
}

function rowsOf(words: Words, { prices, sessions }: Space) {
  const part = (amount: number) => money(words, Math.ceil((amount * prices.moving_percent) / 100))
  const hours = sessions
    .filter(({ id }) => id !== 'all')
    .map(({ starts, ends }) => words('space.sessionHours', { from: starts, to: ends }))
    .join(words('shell.listComma'))
  const all = sessions.find(({ id }) => id === 'all')
  return [
    {
      key: 'session',
      time: <PriceName name={words('space.perSession')} note={hours} />,
      weekday: money(words, prices.per_session),
      weekend: money(words, prices.weekend.per_session),
    },
    {
      key: 'day',
      time: (
        <PriceName
          name={words('space.allDay')}
          note={all ? words('space.sessionHours', { from: all.starts, to: all.ends }) : ''}
        />
      ),
      weekday: money(words, prices.all_day),
      weekend: money(words, prices.weekend.all_day),
    },
    {
      key: 'moving',
      time: <PriceName name={words('space.moving')} />,
      weekday: part(prices.per_session),
      weekend: part(prices.weekend.per_session),
    },
    {
      key: 'overtime',
      time: <PriceName name={words('space.overtime')} note={words('space.overtimeNote')} />,
      weekday: money(words, prices.overtime_hour),
      weekend: money(words, prices.overtime_hour),
    },
  ]
}

function PriceName({ name, note }: { name: string; note?: string }) {
  return (
    <>
      {name}
      {note ? <span className="web-price-note">{note}</span> : null}
    </>
  )
}
