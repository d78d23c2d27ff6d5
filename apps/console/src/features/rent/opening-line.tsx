import { closureOf, isOpen, openingOf, type OpeningRules } from '@koma/domain/opening-hours.ts'
import { taipeiDate, type Weekday } from '@koma/domain/taipei-time.ts'
import type { DateSetting } from '@koma/contract/opening-hours.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Board } from './use-board.ts'

/** The day's opening hours, or why the centre is closed; and the holiday, if it is one. */
export function OpeningLine({ board }: { board: Board }) {
  const text = useText()
  const formats = useFormats()
  const { setting } = board
  const date = taipeiDate(board.date)
  const rules = rulesOf(setting)
  const opening = openingOf(rules, date)
  const closure = closureOf(rules, date)
  const reason =
    closure &&
    formats.name({ name_zh: closure.reason_zh, name_ja: closure.reason_ja ?? null, name_en: closure.reason_en ?? null })
  const holiday = setting.holidays.find((day) => day.date === board.date)
  return (
    <p className="c-opening">
      {isOpen(opening) ? (
        <span className="c-opening-open">
          {text('consoleRent.open', { opens: opening.opens, closes: opening.closes })}
        </span>
      ) : (
        <span className="c-opening-closed">
          {reason ? text('consoleRent.closed_because', { reason }) : text('consoleRent.closed_weekday')}
        </span>
      )}
      {holiday && <span>{formats.name(holiday)}</span>}
    </p>
  )
}

function rulesOf(setting: DateSetting): OpeningRules {
  return {
    weekly: setting.opening.map((line) => ({ ...line, weekday: line.weekday as Weekday })),
    closures: setting.closures.map((closure) => ({ ...closure, date: taipeiDate(closure.date) })),
    specialDays: setting.special_days.map((day) => ({ ...day, date: taipeiDate(day.date) })),
  }
}
