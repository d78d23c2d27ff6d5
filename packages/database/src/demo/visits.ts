import { randomInt } from 'node:crypto'
import { displayNumber, serialMax } from '@koma/domain/display-number.ts'
import { pointsFor, termsByClassAtStart, type MemberClass } from '@koma/domain/member-classes.ts'
import type { OpeningRules } from '@koma/domain/opening-hours.ts'
import { hoursOf, slotsBetween } from '@koma/domain/rent-slots.ts'
import { instantAt, type Instant, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { House, HouseDevice } from './house.ts'
import { payIn } from './purse-deeds.ts'
import type { Scene } from './scenes.ts'
import type { Tx } from './timeline.ts'

/** A scene on its day. */
export interface PlannedVisit {
  readonly scene: Scene
  readonly date: TaipeiDate
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly hours: readonly Instant[]
}

/** What an empty purse is filled with. */
const topUpPoints = 1_000

/** The scene on that day, or undefined when the centre is not open for it. Every device of the demo is booked by the hour. */
export function visitOn(rules: OpeningRules, date: TaipeiDate, scene: Scene): PlannedVisit | undefined {
  const startsAt = instantAt(date, scene.from)
  const endsAt = instantAt(date, scene.to)
  const between = slotsBetween({ startsAt, endsAt, unit: 'hour', rules })
  return between.ok ? { scene, date, startsAt, endsAt, hours: hoursOf(between.slots) } : undefined
}

/**
 * Books it as its member would, for the class of that time; an empty purse is filled first. Somebody else may have taken
 * the seat, or the member have two bookings already: then the story goes on without this one. The message that would tell
 * the member is not sent.
 */
export async function bookVisit(tx: Tx, house: House, visit: PlannedVisit, memberClass: MemberClass): Promise<void> {
  const device = house.device(visit.scene.device)
  const memberId = house.memberId(visit.scene.who)
  if (!device || memberId === undefined) return
  const order = {
    visit,
    device,
    memberId,
    price: pointsFor(device.pointsPerUnit, visit.hours.length, memberClass, termsByClassAtStart),
  }
  if ((await balanceOf(tx, memberId)) < order.price)
    await payIn(tx, memberId, topUpPoints, `demo:top_up:${visit.scene.who}:${visit.date}`)
  const wish = device.seats[visit.scene.seat - 1] ?? null
  if ((await book(tx, order, wish)) === 'rent.unavailable') await book(tx, order, null)
}

/** Takes it back, with its points, when it was made. */
export async function cancelVisit(tx: Tx, house: House, { scene, startsAt }: PlannedVisit): Promise<void> {
  const memberId = house.memberId(scene.who)
  if (memberId === undefined) return
  const { rows } = await sql<{ id: string }>`
    select rent.id
      from rent,
           rent_cancel(rent.id, rent.member_id)
     where rent.member_id = ${memberId}
       and rent.starts_at = ${startsAt}
       and rent.status = 'booked'`.execute(tx)
  for (const { id } of rows) await keepQuiet(tx, id)
}

interface Order {
  readonly visit: PlannedVisit
  readonly device: HouseDevice
  readonly memberId: string
  readonly price: number
}

async function book(tx: Tx, { visit, device, memberId, price }: Order, seatId: number | null): Promise<string> {
  const number = displayNumber('R', randomInt(serialMax))
  const { hours, startsAt, endsAt } = visit
  const { rows } = await sql<{ id: string; outcome: string }>`
    with made as materialized (
      select koma_uuid7() as id
    )
    select made.id, result.outcome
      from made,
           rent_book(made.id, ${number}, ${memberId}, ${device.id}, ${seatId}, ${[...hours]}::timestamptz[],
                     ${startsAt}, ${endsAt}, ${hours.length}, ${price}) result`.execute(tx)
  const { id, outcome } = rows[0]!
  await keepQuiet(tx, id)
  return outcome
}

/** Counts what the member would be told as told. */
async function keepQuiet(tx: Tx, rentId: string) {
  await sql`
    update notice
       set done_at = koma_now()
     where subject_id = ${rentId}
       and done_at is null`.execute(tx)
}

async function balanceOf(tx: Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select points_balance(${memberId}) as balance`.execute(tx)
  return rows[0]!.balance
}
