import { numbersAtStart } from '@koma/domain/house-settings.ts'
import { rentStatusAt, type RentFacts } from '@koma/domain/rent-rules.ts'
import { rentStatuses } from '@koma/domain/rent-states.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const start = new Date('2026-11-24T02:00:00Z')
const minutesFromStart = [-60, 0, 29, 30, 31, 119, 120, 121]

const minuteAfter = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

/** What a row can hold: the marks of the desk with the status they lead to, and bookings that wait for time. */
const written: readonly Pick<RentFacts, 'status' | 'checkedInAt' | 'handedOutAt' | 'returnedAt' | 'cancelledAt'>[] = [
  ...rentStatuses
    .filter((status) => !['cancelled', 'returned', 'lending'].includes(status))
    .flatMap((status) =>
      [null, minuteAfter(5)].map((checkedInAt) => ({
        status,
        checkedInAt,
        handedOutAt: null,
        returnedAt: null,
        cancelledAt: null,
      })),
    ),
  { status: 'lending', checkedInAt: null, handedOutAt: minuteAfter(2), returnedAt: null, cancelledAt: null },
  { status: 'returned', checkedInAt: null, handedOutAt: minuteAfter(2), returnedAt: minuteAfter(9), cancelledAt: null },
  { status: 'cancelled', checkedInAt: null, handedOutAt: null, returnedAt: null, cancelledAt: minuteAfter(-900) },
]

test('the status that the database gives at an instant is that of the pure rule', async () => {
  for (const minutes of minutesFromStart) {
    await api.setClock(new Date(minuteAfter(minutes).getTime() + 500))
    for (const facts of written) {
      const row = {
        status: facts.status,
        starts_at: start,
        ends_at: minuteAfter(120),
        checked_in_at: facts.checkedInAt,
        handed_out_at: facts.handedOutAt,
        returned_at: facts.returnedAt,
        cancelled_at: facts.cancelledAt,
      }
      const { rows } = await sql<{ status: string; now: Date }>`
        select rent_status_now(jsonb_populate_record(null::rent, ${JSON.stringify(row)}::jsonb)) as status,
               koma_now() as now`.execute(api.db)
      const rent = { ...facts, kind: 'workstation', startsAt: start, endsAt: minuteAfter(120) } as const
      const { status, now } = rows[0]!
      expect(status, `${facts.status}, ${minutes} minutes after the start`).toBe(
        rentStatusAt(rent, now, numbersAtStart['rent.not_arrived_minutes']),
      )
    }
  }
})
