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

describe('POST /rent/apply', () => {
  describe('201', () => {
    test('books a free seat at once and takes the points', async () => {
      const { status, body } = await book(wish('10:00', '12:00'))
      expect(status).toBe(201)
      expect(body).toMatchObject({
        status: 'booked',
        points: 60,
        balance: 140,
        seat: { id: desk.seats[0], name: 'A1' },
        starts_at: at('10:00'),
        ends_at: at('12:00'),
      })
      expect(body.number).toMatch(/^R-/)
      expect(await balance()).toBe(140)
    })

    test('without a seat takes one that is free for the whole time', async () => {
      const other = await api.memberWith({ points: 100 })
      await book(wish('11:00', '12:00', { seat_id: desk.seats[0] }), other)
      const { body } = await book(wish('10:00', '12:00'))
      expect(body.seat.id).toBe(desk.seats[1])
    })

    test('over several days takes every open hour between its ends', async () => {
      const { body } = await book(wish('20:00', at('11:00', addDays(tuesday, 1))))
      expect(body.points).toBe(60)
    })

    test('a form body is understood like a JSON body', async () => {
      const form = { device_id: String(desk.id), starts_at: at('10:00'), ends_at: at('11:00'), agree: 'on' }
      const { status } = await api.call('POST /rent/apply', { token: member.token, form })
      expect(status).toBe(201)
    })

    test('the price is that of the class, rounded up a unit', async () => {
      const creator = await api.memberWith({ class: 'creator', points: 100 })
      const odd = await deviceWith(api.db, { pointsPerUnit: 5 })
      const { body } = await book(wish('10:00', '12:00', { device_id: odd.id }), creator)
      expect(body.points).toBe(6)
    })

    test('the same key and body give the same answer and one booking', async () => {
      const headers = { 'idempotency-key': 'same' }
      const first = await book(wish('10:00', '11:00'), member, headers)
      const second = await book(wish('10:00', '11:00'), member, headers)
      expect(second.text).toBe(first.text)
      expect(second.status).toBe(201)
      expect(await balance()).toBe(170)
    })
  })

  test('401 without a token, before the body is read', async () => {
    const answer = await api.call('POST /rent/apply', { body: { nonsense: true } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'auth.unauthenticated' } })
  })

  describe('403', () => {
    test('a member who is not activated is told what is missing', async () => {
      const fresh = await api.memberWith({ activated: false, points: 100 })
      const { status, body } = await book(wish('10:00', '11:00'), fresh)
      expect(status).toBe(403)
      expect(body).toMatchObject({ code: 'member.not_activated', message: '沒有權限執行此操作' })
      expect(body.hint).toBeTruthy()
    })

    test('a device of a higher class names the classes that may', async () => {
      const workstation = await deviceWith(api.db, { minMemberClass: 'associate_creator' })
      const { status, body } = await book(wish('10:00', '11:00', { device_id: workstation.id }))
      expect(status).toBe(403)
      expect(body).toMatchObject({ code: 'member.class_required', required_classes: ['associate_creator', 'creator'] })
    })
  })

  test.each([
    ['a device', () => wish('10:00', '11:00', { device_id: 987_654 })],
    ['a seat', () => wish('10:00', '11:00', { seat_id: 987_654 })],
  ])('404 for %s that does not exist', async (_, body) => {
    expect(await book(body())).toMatchObject({ status: 404, body: { code: 'record.not_found' } })
  })

  describe('409', () => {
    test('a taken time answers with the nearest free ones', async () => {
      const [one, two] = [await api.memberWith({ points: 100 }), await api.memberWith({ points: 100 })]
      await book(wish('10:00', '11:00', { seat_id: desk.seats[0] }), one)
      await book(wish('10:00', '11:00', { seat_id: desk.seats[1] }), two)
      const { status, body } = await book(wish('10:00', '11:00'))
      expect(status).toBe(409)
      expect(body.code).toBe('rent.unavailable')
      expect(body.alternatives[0]).toMatchObject({ starts_at: at('11:00'), ends_at: at('12:00') })
      expect(body.alternatives).toHaveLength(3)
      expect(await balance()).toBe(200)
    })

    test('a taken seat is answered with the other seat at the same time', async () => {
      const one = await api.memberWith({ points: 100 })
      await book(wish('10:00', '11:00', { seat_id: desk.seats[0] }), one)
      const { body } = await book(wish('10:00', '11:00', { seat_id: desk.seats[0] }))
      expect(body.alternatives[0]).toMatchObject({ starts_at: at('10:00'), seat: { id: desk.seats[1] } })
    })

    test('too few points change nothing', async () => {
      const poor = await api.memberWith({ points: 29 })
      const { status, body } = await book(wish('10:00', '11:00'), poor)
      expect([status, body.code]).toEqual([409, 'points.not_enough'])
      expect(await balance(poor)).toBe(29)
      const held = await api.db.selectFrom('rent_slot').select('rent_id').where('member_id', '=', poor.id).execute()
      expect(held).toEqual([])
    })

    test('a third live booking, and one in the same hours', async () => {
      await book(wish('10:00', '11:00'))
      expect((await book(wish('10:00', '11:00'))).body.code).toBe('rent.overlap_own')
      await book(wish('11:00', '12:00'))
      expect((await book(wish('12:00', '13:00'))).body.code).toBe('rent.limit')
    })
  })

  describe('422', () => {
    test.each([
      ['ends before it starts', '12:00', '11:00', 'rent.invalid_time'],
      ['no whole hours', '10:30', '11:30', 'rent.invalid_time'],
      ['before opening', '09:00', '11:00', 'rent.outside_opening'],
      ['after closing', '20:00', '22:00', 'rent.outside_opening'],
      ['over more than 3 days', at('10:00'), at('11:00', addDays(tuesday, 3)), 'rent.span_too_long'],
      [
        'across a closed day',
        at('20:00', addDays(tuesday, 5)),
        at('11:00', addDays(tuesday, 7)),
        'rent.crosses_closed_day',
      ],
      ['in the past', at('10:00', addDays(tuesday, -4)), at('11:00', addDays(tuesday, -4)), 'rent.in_past'],
      ['too far ahead', at('10:00', addDays(tuesday, 14)), at('11:00', addDays(tuesday, 14)), 'rent.too_far_ahead'],
    ])('%s', async (_, from, to, code) => {
      const { status, body } = await book(wish(from, to))
      expect([status, body.code]).toEqual([422, code])
      expect(Object.values(body.errors)).toEqual([[body.message]])
    })

    test.each([
      ['a day that does not exist', { starts_at: '2026-02-30 10:00:00' }, 'starts_at'],
      ['a date without a time', { starts_at: '2026-11-24' }, 'starts_at'],
      ['full-width digits', { starts_at: '２０２６-11-24 10:00:00' }, 'starts_at'],
      ['no agreement', { agree: false }, 'agree'],
      ['a device number of 2^53', { device_id: 2 ** 53 }, 'device_id'],
      ['full-width device number', { device_id: '１' }, 'device_id'],
      ['a float', { device_id: 1.5 }, 'device_id'],
      ['a seat as an object', { seat_id: {} }, 'seat_id'],
    ])('%s is named at its field', async (_, wrong, field) => {
      const { status, body } = await book({ ...wish('10:00', '11:00'), ...wrong })
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).toEqual([field])
      expect(body.errors[field][0]).not.toMatch(/^field\./)
    })

    test('the same key with another body', async () => {
      const headers = { 'idempotency-key': 'once' }
      await book(wish('10:00', '11:00'), member, headers)
      expect((await book(wish('11:00', '12:00'), member, headers)).body.code).toBe('idempotency.reused')
    })
  })

  test('what somebody did not come for can be booked again, without any job', async () => {
    const noShow = await api.memberWith({ points: 300 })
    await book(wish('10:00', '13:00', { seat_id: desk.seats[0] }), noShow)
    const guest = await later(instantAt(tuesday, '10:31'))
    const { status } = await book(wish('11:00', '12:00', { seat_id: desk.seats[0] }), guest)
    expect(status).toBe(201)
    const absent = await later(instantAt(tuesday, '10:31'), noShow)
    const { body } = await api.call('GET /rent/apply', { token: absent.token })
    expect(body.data[0].status).toBe('not_arrived')
    expect(await balance(absent)).toBe(210)
  })
})
