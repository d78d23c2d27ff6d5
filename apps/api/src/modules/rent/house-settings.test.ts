import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { writeRentNotices } from './commands/write-notices.ts'

const tuesday = taipeiDate('2026-11-24')
/** 36 hours before the booking begins. */
const now = instantAt(addDays(tuesday, -2), '22:00')

let api: TestApi
beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(now)
  await sql`delete from setting where valid_from > '2000-01-01'`.execute(api.db)
})

const set = (key: string, value: unknown) =>
  sql`
    insert into setting (key, valid_from, value)
    values (${key}, '2026-01-01', ${JSON.stringify(value)}::jsonb)`.execute(api.db)

async function booked() {
  const desk = await deviceWith(api.db, { seats: 4, pointsPerUnit: 30 })
  const member = await api.memberWith({ points: 200 })
  const { token } = member
  const body = { device_id: desk.id, starts_at: `${tuesday} 10:00:00`, ends_at: `${tuesday} 11:00:00`, agree: true }
  const rent = (await api.call('POST /rent/apply', { token, body })).body
  return { desk, member, token, body, rent }
}

describe('hours before the start up to which a booking is cancelled', () => {
  const expected = {
    24: { canCancel: true, until: '2026-11-23 10:00', status: 200 },
    48: { canCancel: false, until: '2026-11-22 10:00', status: 409 },
  } as const

  test.each([24, 48] as const)('%i: the record, the answer, the sentences and the mail say so', async (hours) => {
    await set('rent.cancel_hours', hours)
    const { canCancel, until, status } = expected[hours]
    const { desk, token, rent } = await booked()

    const [shown] = (await api.call('GET /rent/apply', { token })).body.data
    expect(shown).toMatchObject({ id: rent.id, can_cancel: canCancel, cancel_until: `${until}:00` })
    expect((await api.call('GET /terms')).body.rent.cancel_hours).toBe(hours)
    const device = (await api.call(`GET /device/${desk.id}`)).body
    for (const rules of [device.rules_zh, device.rules_ja, device.rules_en])
      expect(rules.join()).toMatch(new RegExp(`\\b${hours}\\b|${hours}時間`))
    await writeRentNotices(api.deps)
    const mail = await api.db.selectFrom('message').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(mail.text).toContain(until)

    const cancelled = await api.call(`PUT /rent/apply/${rent.id}/cancel`, { token })
    expect(cancelled.status).toBe(status)
    if (!canCancel) expect(cancelled.body.message).toContain(until)
  })
})

test('minutes after which nobody came: the day, the record and its history move together', async () => {
  await set('rent.not_arrived_minutes', 45)
  const { desk, member, rent } = await booked()
  const at = async (time: string) => {
    await api.setClock(instantAt(tuesday, time))
    const { token } = await api.sessionOf(member)
    const [record] = (await api.call('GET /rent/apply', { token })).body.data
    const { days } = (await api.call(`GET /device/${desk.id}?from=${tuesday}&to=${tuesday}`)).body
    return { record, free: days[0].slots[0].free }
  }
  expect(await at('10:44')).toMatchObject({ record: { id: rent.id, status: 'booked' }, free: 3 })
  const lapsed = await at('10:45')
  expect(lapsed).toMatchObject({ record: { status: 'not_arrived' }, free: 4 })
  expect(lapsed.record.status_history.at(-1)).toMatchObject({ at: `${tuesday} 10:45:00` })
})

test('live bookings of one member', async () => {
  await set('rent.live_max', 1)
  const { token, body } = await booked()
  const second = { ...body, starts_at: `${tuesday} 12:00:00`, ends_at: `${tuesday} 13:00:00` }
  expect((await api.call('POST /rent/apply', { token, body: second })).body.code).toBe('rent.limit')
  await sql`update setting set value = '3' where key = 'rent.live_max'`.execute(api.db)
  expect((await api.call('POST /rent/apply', { token, body: second })).status).toBe(201)
})

test('what a class gives: the price shown is the price paid, and the last day moves', async () => {
  const { body: before } = await api.call('GET /terms')
  await set('class.general', { ...before.classes.general, points_percent: 80, bookable_ahead_days: 1 })
  expect((await api.call('GET /terms')).body.classes.general).toMatchObject({ points_percent: 80 })
  const { desk, member, token, body } = await booked()
  expect((await api.call(`GET /device/${desk.id}`, { token })).body.points_per_unit).toBe(24)
  const tooFar = await api.call('POST /rent/quote', { token, body })
  expect(tooFar.body.code).toBe('rent.too_far_ahead')
  await api.setClock(instantAt(addDays(tuesday, -1), '09:00'))
  const later = await api.call('POST /rent/quote', { token: (await api.sessionOf(member)).token, body })
  expect(later.body).toMatchObject({ points_per_unit: 24, points: 24 })
})
