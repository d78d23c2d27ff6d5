import { randomInt, randomUUID } from 'node:crypto'
import type { Db } from '@koma/api/platform/db.ts'
import { deviceWith } from '@koma/api/testing/device-factory.ts'
import { memberWith, type TestMember } from '@koma/api/testing/member-factory.ts'
import { sql } from 'kysely'
import { call, type Answer } from './http-call.ts'
import { freeHours, setLiveMax, type FreeHour } from './product-world.ts'

const seats = 40
const pointsAtStart = 100_000
const pointsAnHour = 30
let devices = 9_000

/** So many of the bookings are cancelled at once: one of four. */
const cancelOneOf = 4

/** A booking that somebody asked for; `rentId` is there once the answer was "booked". */
export interface Wish {
  readonly key: string
  readonly member: TestMember
  readonly hour: FreeHour
  rentId?: string
  /** Asked for, and whether that was answered. */
  cancelled?: 'asked' | 'answered'
}

/** Members who book and cancel without a pause, and write down what they were told. */
export interface BookingLoad {
  readonly wishes: readonly Wish[]
  /** Every answer that was no success and no refusal by a rule. */
  readonly strange: readonly Answer[]
  /** Connections that broke, and requests that got no answer. */
  readonly broken: () => number
  /** Asks at these sites in turn until `stop`. */
  start(sites: readonly string[]): void
  stop(): Promise<void>
  /** Sends a wish again, with its key. */
  repeat(site: string, wish: Wish): Promise<Answer>
  /** What was answered and is not so in the database, as sentences. */
  lost(db: Db): Promise<readonly string[]>
}

/** Makes a device with many seats and so many rich members, on a product that runs. */
export async function bookingLoad(db: Db, site: string, members: number): Promise<BookingLoad> {
  const { id: desk } = await deviceWith(db, { id: ++devices, seats, pointsPerUnit: pointsAnHour })
  await setLiveMax(db, 1_000)
  const people: TestMember[] = []
  for (let one = 0; one < members; one++) people.push(await memberWith(db, { purchasedPoints: pointsAtStart }))
  // Cancelling needs 24 hours.
  const hours = (await freeHours(site, desk)).slice(24)
  const wishes: Wish[] = []
  const strange: Answer[] = []
  let broken = 0
  const state = { asking: false }
  let workers: Promise<void>[] = []

  const send = (at: string, { member, key, hour }: Wish) =>
    call(at, 'POST /api/rent/apply', {
      token: member.token,
      headers: { 'idempotency-key': key },
      body: { device_id: desk, agree: true, ...hour },
    })

  async function once(at: string, member: TestMember) {
    const wish: Wish = { key: randomUUID(), member, hour: hours[randomInt(hours.length)]! }
    wishes.push(wish)
    const answer = await send(at, wish)
    if (answer.status === 201) wish.rentId = answer.body.id
    else if (answer.status !== 409) strange.push(answer)
    if (wish.rentId && randomInt(cancelOneOf) === 0) {
      wish.cancelled = 'asked'
      const { status } = await call(at, `PUT /api/rent/apply/${wish.rentId}/cancel`, { token: member.token })
      if (status === 200) wish.cancelled = 'answered'
    }
  }

  async function work(sites: readonly string[], member: TestMember, turn: number) {
    for (let next = turn; state.asking; next++) {
      await once(sites[next % sites.length]!, member).catch(async () => {
        broken++
        await new Promise((done) => setTimeout(done, 20))
      })
    }
  }

  return {
    wishes,
    strange,
    broken: () => broken,
    start(sites) {
      state.asking = true
      workers = people.map((member, turn) => work(sites, member, turn))
    },
    async stop() {
      state.asking = false
      await Promise.all(workers)
    },
    repeat: send,
    lost: (now) => lostAnswers(now, desk, wishes, people),
  }
}

/** Compares what members were told with what the database holds. */
async function lostAnswers(
  db: Db,
  desk: number,
  wishes: readonly Wish[],
  people: readonly TestMember[],
): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string
    status: string
  }>`select id, status from rent where device_id = ${desk}`.execute(db)
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  const complaints: string[] = []
  for (const { rentId, cancelled } of wishes) {
    if (!rentId) continue
    const status = statuses.get(rentId)
    if (status === undefined) complaints.push(`booking ${rentId} was answered and is gone`)
    else if (cancelled === 'answered' && status !== 'cancelled')
      complaints.push(`cancelling ${rentId} was answered and is gone`)
    else if (cancelled === undefined && status !== 'booked')
      complaints.push(`booking ${rentId} is ${status}, which nobody asked for`)
  }
  const balances = await sql<{ id: string; off: number }>`
    select member.id,
           points_balance(member.id) - ${pointsAtStart}
             + coalesce((select sum(points) from rent where member_id = member.id and status = 'booked'), 0) as off
      from member
     where id = any(${people.map(({ id }) => id)}::uuid[])`.execute(db)
  for (const { id, off } of balances.rows) if (off !== 0) complaints.push(`member ${id} is ${off} points off`)
  return complaints
}
