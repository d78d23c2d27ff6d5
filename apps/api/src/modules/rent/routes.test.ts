import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceWith, openCentre, type TestDevice } from '../../testing/device-factory.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const tuesday = taipeiDate('2026-11-24')
const dayBefore = instantAt(addDays(tuesday, -4), '12:00')

let api: TestApi
let desk: TestDevice
let member: TestMember

beforeAll(async () => {
  api = await testApi()
  await openCentre(api.db)
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.setClock(dayBefore)
  desk = await deviceWith(api.db, { seats: 2 })
  member = await api.memberWith({ points: 200 })
})

const at = (time: string, day = tuesday) => `${day} ${time}:00`
const wish = (from: string, to: string, more: object = {}) => ({
  device_id: desk.id,
  starts_at: from.includes(' ') ? from : at(from),
  ends_at: to.includes(' ') ? to : at(to),
  agree: true,
  ...more,
})
const book = (body: object, who: { readonly token: string } = member, headers: Record<string, string> = {}) =>
  api.call('POST /rent/apply', { token: who.token, body, headers })
/** Signed in anew: a session of four days ago has expired when the clock moves to the day of the booking. */
const later = async (to: Date, who = member) => {
  await api.setClock(to)
  return { ...who, ...(await api.sessionOf(who)) }
}
const balance = async (who = member) => (await api.call('GET /member', { token: who.token })).body.points.total

describe('PUT /rent/apply/{id}/cancel', () => {
  const cancel = (id: string, who = member) => api.call(`PUT /rent/apply/${id}/cancel`, { token: who.token })

  test('200 up to and including 24 hours before: all points return', async () => {
    const { body: rent } = await book(wish('10:00', '12:00'))
    const same = await later(new Date(instantAt(addDays(tuesday, -1), '10:00').getTime() - 1_000))
    const { status, body } = await cancel(rent.id, same)
    expect([status, body]).toEqual([200, { status: 'cancelled', points: 60, balance: 200 }])
    expect((await book(wish('10:00', '12:00'), await api.memberWith({ points: 60 }))).status).toBe(201)
  })

  test('409 later than 24 hours before', async () => {
    const { body: rent } = await book(wish('10:00', '12:00'))
    const same = await later(new Date(instantAt(addDays(tuesday, -1), '10:00').getTime() + 1_000))
    expect((await cancel(rent.id, same)).body.code).toBe('rent.too_late_to_cancel')
    expect(await balance(same)).toBe(140)
  })

  test('409 a second time: the points come back once', async () => {
    const { body: rent } = await book(wish('10:00', '12:00'))
    await cancel(rent.id)
    expect((await cancel(rent.id)).body.code).toBe('rent.state')
    expect(await balance()).toBe(200)
  })

  test("404 alike for somebody else's, for a missing one and for no id at all", async () => {
    const { body: rent } = await book(wish('10:00', '12:00'))
    const other = await api.memberWith()
    const answers = await Promise.all(
      [rent.id, '00000000-0000-7000-8000-000000000000', 'nonsense'].map((id) => cancel(id, other)),
    )
    const seen = new Set(answers.map(({ status, body }) => `${status} ${body.code} ${body.message}`))
    expect([...seen]).toEqual([`404 record.not_found ${answers[0]!.body.message}`])
    expect((await api.call('GET /rent/apply', { token: member.token })).body.data[0].status).toBe('booked')
  })
})

describe('GET /rent/apply', () => {
  test('200 shows the record with its history and what cancelling would give back', async () => {
    await book(wish('10:00', '12:00'))
    const { status, body } = await api.call('GET /rent/apply', { token: member.token })
    expect(status).toBe(200)
    expect(body.meta).toEqual({ page: 1, per_page: 12, total: 1, last_page: 1 })
    expect(body.data[0]).toMatchObject({
      status: 'booked',
      can_cancel: true,
      cancel_until: at('10:00', addDays(tuesday, -1)),
      status_history: [{ status: 'booked', note: null }],
      cancel_returns: [{ points: 60, source: 'reward' }],
    })
  })

  test('200 with nothing for a page past the end', async () => {
    const { status, body } = await api.call('GET /rent/apply?page=9', { token: member.token })
    expect([status, body.data]).toEqual([200, []])
  })
})

describe('GET /device/{id}', () => {
  test('200 shows who holds what, and closed days with a reason', async () => {
    await book(wish('10:00', '11:00', { seat_id: desk.seats[0] }))
    const path = `GET /device/${desk.id}?from=${addDays(tuesday, -1)}&to=${tuesday}`
    const mine = await api.call(path, { token: member.token })
    const [monday, day] = mine.body.days
    expect(monday).toMatchObject({ opens: null, closed_because: 'weekday' })
    expect(day.slots[0]).toMatchObject({ starts_at: at('10:00'), state: 'mine' })
    const visitor = await api.call(path)
    expect(visitor.body.days[1].slots[0]).toMatchObject({ free: 1, state: 'free' })
    const oneSeat = await api.call(`${path}&seat=${desk.seats[0]}`)
    expect(oneSeat.body.days[1].slots[0]).toMatchObject({ free: 0, state: 'taken' })
  })

  test('200 with 14 days when none are asked for', async () => {
    expect((await api.call(`GET /device/${desk.id}`)).body.days).toHaveLength(14)
  })

  test('422 for more than 62 days, 404 for no device', async () => {
    expect((await api.call(`GET /device/${desk.id}?from=${tuesday}&to=${addDays(tuesday, 62)}`)).status).toBe(422)
    expect((await api.call(`GET /device/${desk.id}?from=${tuesday}&to=${addDays(tuesday, 61)}`)).status).toBe(200)
    expect((await api.call('GET /device/999999')).status).toBe(404)
    expect((await api.call('GET /device/abc')).status).toBe(404)
  })
})

describe('POST /rent/quote', () => {
  const quote = (body: object) => api.call('POST /rent/quote', { token: member.token, body })

  test('200 tells the lots that a booking then takes', async () => {
    const rich = await api.memberWith({ points: 50, purchasedPoints: 50 })
    const { body } = await api.call('POST /rent/quote', { token: rich.token, body: wish('10:00', '12:00') })
    expect(body).toMatchObject({ units: 2, points: 60, balance: 100, balance_after: 40, missing: 0 })
    expect(body.lots.map(({ source, points }: any) => [source, points])).toEqual([
      ['reward', 50],
      ['purchased', 10],
    ])
    await book(wish('10:00', '12:00'), rich)
    const { body: member } = await api.call('GET /member', { token: rich.token })
    expect(member.points).toMatchObject({ reward: 0, purchased: 40 })
  })

  test('200 tells what is missing', async () => {
    expect((await quote(wish('10:00', '20:00'))).body).toMatchObject({ points: 300, missing: 100, lots: [] })
  })
})
