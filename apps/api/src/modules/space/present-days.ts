import type { SpaceDay } from '@koma/contract/space.ts'
import type { HouseSettings } from '@koma/domain/house-settings.ts'
import { closureOf, isOpen, openingOf, type OpeningRules, type Session } from '@koma/domain/opening-hours.ts'
import { isDearSpaceDay, spaceFeeOn, spaceFeesOfDay, spaceSessionsOf } from '@koma/domain/space-rules.ts'
import { formatTaipeiDateTime, instantAt, type Instant, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { HolidayCalendar } from '@koma/domain/working-days.ts'
import { presentFee } from './present.ts'
import type { HeldSession, SpaceRow } from './queries.ts'

export interface SpaceDaysQuestion {
  readonly space: SpaceRow
  readonly days: readonly TaipeiDate[]
  readonly rules: OpeningRules
  readonly calendar: HolidayCalendar
  readonly held: readonly HeldSession[]
  readonly settings: HouseSettings
  readonly today: TaipeiDate
  readonly firstDay: TaipeiDate
  readonly now: Instant
}

/** Each day with its fees and its sessions as they stand; a day without sessions says why. */
export function presentSpaceDays(question: SpaceDaysQuestion): SpaceDay[] {
  const taken = new Set(question.held.map(({ date, slot }) => `${date} ${slot}`))
  return question.days.map((date) => presentDay(date, question, taken))
}

function presentDay(date: TaipeiDate, question: SpaceDaysQuestion, taken: ReadonlySet<string>): SpaceDay {
  const { rules, calendar, settings, space, today } = question
  // Nobody rents a day that is over: it is told the fees of today.
  const fee = spaceFeeOn(space.fees, date < today ? today : date)
  const open = spaceSessionsOf(rules, date)
  const isDear = isDearSpaceDay(date, calendar)
  const percent = isDear ? settings.numbers['space.weekend_percent'] : 100
  const opening = openingOf(rules, date)
  const closure = closureOf(rules, date)
  return {
    date,
    closed_because: open.length === 0 && !isOpen(opening) ? opening.closedBecause : null,
    reason_zh: closure?.reason_zh ?? null,
    reason_ja: closure?.reason_ja ?? null,
    reason_en: closure?.reason_en ?? null,
    is_dear: isDear,
    can_apply: date >= question.firstDay,
    ...presentFee(spaceFeesOfDay(fee, percent, open.length)),
    sessions: open.map((session) => presentSession(date, session, taken, question.now)),
  }
}

function presentSession(date: TaipeiDate, { slot, starts, ends }: Session, taken: ReadonlySet<string>, now: Instant) {
  const startsAt = instantAt(date, starts)
  return {
    slot,
    starts_at: formatTaipeiDateTime(startsAt),
    ends_at: formatTaipeiDateTime(instantAt(date, ends)),
    state: taken.has(`${date} ${slot}`) ? ('taken' as const) : startsAt <= now ? ('past' as const) : ('free' as const),
  }
}
