import type { OpeningRules } from '@koma/domain/opening-hours.ts'
import {
  addDays,
  dayMs,
  daysBetween,
  instantAt,
  minuteMs,
  taipeiDateOf,
  type Instant,
  type TaipeiDate,
} from '@koma/domain/taipei-time.ts'
import { castScenes } from './cast-scenes.ts'
import { dailyScenesOn } from './daily-scenes.ts'
import { classOf } from './demo-member.ts'
import { workAtDesk } from './desk-work.ts'
import type { House } from './house.ts'
import { openDaysBefore, openDaysFrom } from './open-days.ts'
import { demoMemberList } from './regulars.ts'
import type { Scene } from './scenes.ts'
import type { Deed } from './timeline.ts'
import { bookVisit, cancelVisit, visitOn, type PlannedVisit } from './visits.ts'

/** Days before their day that bookings are made: the daily ones when hardly any other is live. */
const dailyBookedDaysBefore = 1
const castBookedDaysBefore = 4

/** Where the story plays. */
export interface Stage {
  readonly house: House
  readonly rules: OpeningRules
  readonly now: Instant
}

/** The daily bookings of a day, made the evening before it; `notBefore` gives a member's last movement of points. */
export function dailyBookings(
  stage: Stage,
  date: TaipeiDate,
  notBefore = (_who: string): Instant | undefined => undefined,
): Deed[] {
  return dailyVisits(stage, date).flatMap((visit, index) => {
    const wished = instantAt(addDays(date, -dailyBookedDaysBefore), '19:30').getTime() + index * 7 * minuteMs
    const bookedAt = new Date(
      Math.min(Math.max(wished, notBefore(visit.scene.who)?.getTime() ?? 0), stage.now.getTime()),
    )
    return bookedAt < visit.startsAt ? [bookingDeed(stage, visit, bookedAt)] : []
  })
}

/** What the desk does with the daily bookings of a day. */
export const dailyDeskWork = (stage: Stage, date: TaipeiDate): Deed[] =>
  dailyVisits(stage, date).flatMap((visit) => deskDeeds(stage, visit))

/** The cast's own bookings around today, from the first to the last step. */
export function castStory(stage: Stage): Deed[] {
  const today = taipeiDateOf(stage.now)
  const dayOf = openDayFinder(stage.rules, today)
  return castScenes.flatMap(({ openDay, scene }, index) => {
    const date = dayOf(openDay)
    const visit = date && visitOn(stage.rules, date, scene)
    if (!visit) return []
    const bookedAt = castBookedAt(scene, date, today, index)
    const ending = scene.visit.kind === 'cancels' ? [cancellingDeed(stage, visit, bookedAt)] : deskDeeds(stage, visit)
    return [bookingDeed(stage, visit, bookedAt), ...ending]
  })
}

const dailyVisits = ({ rules }: Stage, date: TaipeiDate): PlannedVisit[] =>
  dailyScenesOn(date).flatMap((scene) => visitOn(rules, date, scene) ?? [])

function bookingDeed({ house, now }: Stage, visit: PlannedVisit, bookedAt: Instant): Deed {
  const member = demoMemberList.find(({ username }) => username === visit.scene.who)
  if (!member) throw new Error(`nobody of the demo is called ${visit.scene.who}`)
  const daysAgo = daysBetween(taipeiDateOf(bookedAt), taipeiDateOf(now))
  return { at: bookedAt, act: (tx) => bookVisit(tx, house, visit, classOf(member, daysAgo)) }
}

const cancellingDeed = ({ house }: Stage, visit: PlannedVisit, bookedAt: Instant): Deed => ({
  at: new Date(bookedAt.getTime() + dayMs),
  act: (tx) => cancelVisit(tx, house, visit),
})

function deskDeeds({ house }: Stage, visit: PlannedVisit): Deed[] {
  const { date, scene } = visit
  switch (scene.visit.kind) {
    case 'uses':
      return [{ at: instantAt(date, scene.visit.arrives), act: (tx) => workAtDesk(tx, house, visit, 'check_in') }]
    case 'borrows':
      return [
        { at: instantAt(date, scene.visit.fetches), act: (tx) => workAtDesk(tx, house, visit, 'hand_out') },
        { at: instantAt(date, scene.visit.returns), act: (tx) => workAtDesk(tx, house, visit, 'take_back') },
      ]
    case 'misses':
    case 'cancels':
      return []
  }
}

/** In the evening of a day that is over, early enough that there is still time to cancel. */
function castBookedAt(scene: Scene, date: TaipeiDate, today: TaipeiDate, index: number): Instant {
  const daysBefore = scene.visit.kind === 'cancels' ? castBookedDaysBefore + 1 : castBookedDaysBefore
  const wished = addDays(date, -daysBefore)
  const latest = addDays(today, scene.visit.kind === 'cancels' ? -3 : -1)
  return new Date(instantAt(wished < latest ? wished : latest, '20:00').getTime() + index * 5 * minuteMs)
}

/** Which date the n-th open day from today is: 0 is today and undefined when it is closed. */
function openDayFinder(rules: OpeningRules, today: TaipeiDate): (openDay: number) => TaipeiDate | undefined {
  const offsets = castScenes.map(({ openDay }) => openDay)
  const past = openDaysBefore(rules, today, -Math.min(...offsets))
  const ahead = openDaysFrom(rules, addDays(today, 1), Math.max(...offsets))
  const [first] = openDaysFrom(rules, today, 1)
  return (openDay) => {
    if (openDay === 0) return first === today ? today : undefined
    return openDay < 0 ? past[-openDay - 1] : ahead[openDay - 1]
  }
}
