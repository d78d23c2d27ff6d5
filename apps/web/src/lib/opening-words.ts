import type { DateSetting } from '@koma/contract/opening-hours.ts'
import type { Language } from '@koma/domain/languages.ts'
import { isOpen, openingOf, type Opening, type OpeningRules } from '@koma/domain/opening-hours.ts'
import { addDays, taipeiDate, type TaipeiDate, type Weekday } from '@koma/domain/taipei-time.ts'
import { localised } from './localised.ts'
import type { Words } from './words.ts'

/** The opening rules as the domain reads them. */
export const openingRulesOf = (setting: DateSetting): OpeningRules => ({
  weekly: setting.opening.map((line) => ({ ...line, weekday: line.weekday as Weekday })),
  weeklyLater: setting.opening_later.map(({ valid_from, weekday, opens, closes }) => ({
    validFrom: taipeiDate(valid_from),
    weekday: weekday as Weekday,
    hours: opens !== null && closes !== null ? { opens, closes } : null,
  })),
  closures: setting.closures.map((closure) => ({ ...closure, date: taipeiDate(closure.date) })),
  specialDays: setting.special_days.map((day) => ({ ...day, date: taipeiDate(day.date) })),
})

/** Days that are looked through for the next opening; the longest closure is shorter. */
const nextOpeningDaysMax = 62

/** Whether the centre is open today, and when it opens next. */
export interface TodayOpening {
  readonly today: Opening
  /** The reader's reason of a closure. */
  readonly reason: string | null
  readonly next: { readonly date: TaipeiDate; readonly opens: string } | null
  /** The days of the week that are never open, as 週一休館; empty when there are none. */
  readonly closedDays: string
}

/** Source: product §9 "Opening" */
export function openingToday(setting: DateSetting, language: Language, words: Words): TodayOpening {
  const rules = openingRulesOf(setting)
  const day = taipeiDate(setting.today)
  const closure = setting.closures.find(({ date }) => date === day)
  return {
    today: openingOf(rules, day),
    reason: closure ? localised(closure, 'reason', language) : null,
    next: nextOpening(rules, day),
    closedDays: closedDaysOf(words, setting),
  }
}

function nextOpening(rules: OpeningRules, today: TaipeiDate): TodayOpening['next'] {
  for (let offset = 1; offset <= nextOpeningDaysMax; offset += 1) {
    const date = addDays(today, offset)
    const opening = openingOf(rules, date)
    if (isOpen(opening)) return { date, opens: opening.opens }
  }
  return null
}

/** Weekdays in the order in which a week is told: from Monday. */
const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const

/** When the centre is open in a usual week: the days that are alike together, then the closed ones. */
export function openingSummary(words: Words, setting: DateSetting): readonly string[] {
  const name = (weekday: Weekday) => nameOfWeekday(words, weekday)
  const hoursOf = (weekday: Weekday) => setting.opening.find((line) => line.weekday === weekday)
  const runs: { first: Weekday; last: Weekday; opens: string; closes: string }[] = []
  for (const weekday of weekFromMonday) {
    const hours = hoursOf(weekday)
    const run = runs.at(-1)
    const isNeighbour = run && weekFromMonday.indexOf(weekday) === weekFromMonday.indexOf(run.last) + 1
    if (hours && run && isNeighbour && run.opens === hours.opens && run.closes === hours.closes) run.last = weekday
    else if (hours) runs.push({ first: weekday, last: weekday, opens: hours.opens, closes: hours.closes })
  }
  const sentences = runs.map(({ first, last, opens, closes }) =>
    first === last
      ? words('shell.openDay', { day: name(first), opens, closes })
      : words('shell.openDays', { first: name(first), last: name(last), opens, closes }),
  )
  return [...sentences, closedDaysOf(words, setting)].filter(Boolean)
}

function closedDaysOf(words: Words, setting: DateSetting): string {
  const closed = weekFromMonday.filter((weekday) => !setting.opening.some((line) => line.weekday === weekday))
  if (closed.length === 0) return ''
  const days = closed.map((weekday) => nameOfWeekday(words, weekday)).join(words('shell.listComma'))
  return words('shell.closedDays', { days })
}

const nameOfWeekday = (words: Words, weekday: Weekday): string =>
  words('dates.weekdayName', { weekday: words(`dates.weekday${weekday}`) })
