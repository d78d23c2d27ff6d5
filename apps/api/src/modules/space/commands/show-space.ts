import type { Space } from '@koma/contract/space.ts'
import { sessions } from '@koma/domain/opening-hours.ts'
import { firstSpaceDay, spaceDaysShown, spaceDaysShownMax } from '@koma/domain/space-rules.ts'
import { addDays, daysBetween, daysFromTo, taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openingRules, workingCalendar } from '../../opening-hours/public.ts'
import { presentCard, presentRoom } from '../present.ts'
import { presentSpaceDays } from '../present-days.ts'
import { equipmentOf, heldSessions, spacesOf } from '../queries.ts'

export interface SpaceDaysWish {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type ShownSpace =
  | { readonly ok: true; readonly space: Space }
  | { readonly ok: false; readonly reason: 'record.not_found' | 'field.range' | 'field.range_too_long' }

/** A room with the days asked for: four weeks from today unless asked otherwise. Source: api.md "Space" */
export async function showSpace({ db, clock, settings }: Deps, id: string, wish: SpaceDaysWish): Promise<ShownSpace> {
  const now = await clock.now()
  const today = taipeiDateOf(now)
  const from = wish.from ? taipeiDate(wish.from) : today
  const to = wish.to ? taipeiDate(wish.to) : addDays(from, spaceDaysShown - 1)
  if (daysBetween(from, to) < 0) return { ok: false, reason: 'field.range' }
  if (daysBetween(from, to) >= spaceDaysShownMax) return { ok: false, reason: 'field.range_too_long' }
  const row = (await spacesOf(db)).find((one) => one.id === id)
  if (!row) return { ok: false, reason: 'record.not_found' }
  const [rules, calendar, held, equipment, house] = await Promise.all([
    openingRules(db, from, to),
    workingCalendar(db),
    heldSessions(db, row.zones, from, to),
    equipmentOf(db, id),
    settings.at(db, now),
  ])
  const firstDay = firstSpaceDay(today, calendar)
  const question = { space: row, rules, calendar, held, settings: house, today, firstDay, now }
  const space = {
    ...presentCard(row, house, today),
    ...presentRoom(row),
    equipment: [...equipment],
    sessions: sessionsOnOffer(),
    today,
    first_day: firstDay,
    last_known_year: calendar.lastKnownYear,
    days: presentSpaceDays({ ...question, days: daysFromTo(from, to) }),
  }
  return { ok: true, space }
}

/** The sessions of product §9, and all of them together. */
const sessionsOnOffer = (): Space['sessions'] => [
  { id: 'all', starts: sessions[0].starts, ends: sessions[2].ends },
  ...sessions.map(({ slot, starts, ends }) => ({ id: slot, starts, ends })),
]
