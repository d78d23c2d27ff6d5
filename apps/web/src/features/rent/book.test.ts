import { zRentRequest } from '@koma/contract/rent.ts'
import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { bookRent, quoteBooking, toRequest, type BookingAnswer } from './book.ts'

const times = { starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 12:00:00' }
const form = { ...times, seat_id: '301', key: 'key-1', agree: 'on' }
const quote = { units: 2, points_per_unit: 30, points: 60, balance: 10, balance_after: 0, missing: 50, lots: [] }

function booking(answers: Answers) {
  const api = fakeApi(answers)
  const screen = fakeScreen({ transport: api.transport, address: '/zh/rent/3', cookie: signedIn })
  return { api, screen, book: (values: Record<string, string>) => bookRent(screen, 3, values) }
}

const answerOf = async (work: Promise<BookingAnswer | Response>) => {
  const answer = await work
  if (answer instanceof Response) throw new Error('a redirect, not an answer')
  return answer
}

test('the form becomes the request of the contract, with or without a seat', () => {
  expect(zRentRequest.parse({ ...toRequest(3, form), agree: true })).toEqual({
    device_id: 3,
    seat_id: 301,
    ...times,
    agree: true,
  })
  expect(toRequest(3, { ...form, seat_id: '' })).not.toHaveProperty('seat_id')
})

describe('a booking', () => {
  test('is sent with the key of its form and leads to its ticket', async () => {
    const { api, screen, book } = booking({ 'POST /rent/apply': { status: 201, body: { id: 'rent-1' } } })
    const answer = await book(form)
    expect((answer as Response).status).toBe(303)
    expect((answer as Response).headers.get('location')).toBe('/zh/rent/3?ticket=rent-1')
    expect(api.requests[0]?.headers['idempotency-key']).toBe('key-1')
    expect(screen.session.setCookies()).toEqual([expect.stringContaining('koma_flash=booked')])
  })

  test.each([
    ['a time', { agree: 'on' }, 'time', '請選擇有效的時間'],
    ['agreement', times, 'agree', '請勾選同意'],
  ])('without %s is not sent', async (_, values, fieldId, message) => {
    const { api, book } = booking({})
    expect(await answerOf(book(values))).toMatchObject({
      status: 422,
      problem: { fieldId, message },
      toast: { text: message },
    })
    expect(api.requests).toEqual([])
  })

  test('with nothing filled in is told all of it at once', async () => {
    const { book } = booking({})
    const { problem, also } = await answerOf(book({}))
    expect([problem, ...also].map((one) => one?.fieldId)).toEqual(['time', 'agree'])
  })

  test('of a taken time offers what is near', async () => {
    const near = { device_id: 3, seat: { id: 302, name: 'C2' }, starts_at: times.starts_at, ends_at: times.ends_at }
    const { book } = booking({ 'POST /rent/apply': refused(409, 'rent.unavailable', { alternatives: [near] }) })
    const answer = await answerOf(book(form))
    expect(answer).toMatchObject({ status: 409, alternatives: [near], problem: { message: '該時段不可預約' } })
    expect(answer.toast?.tone).toBe('error')
  })

  test('with too few points says how many are missing', async () => {
    const { book } = booking({
      'POST /rent/apply': refused(409, 'points.not_enough'),
      'POST /rent/quote': { body: quote },
    })
    expect(await answerOf(book(form))).toMatchObject({
      quote: { missing: 50 },
      problem: { message: '點數不足', detail: expect.stringContaining('還差 50 點') as unknown },
    })
  })

  test('that failed brings a new key, so that mending it is a new attempt', async () => {
    const { book } = booking({ 'POST /rent/apply': refused(409, 'rent.limit') })
    const answer = await answerOf(book(form))
    expect(answer.key).not.toBe('key-1')
    expect(answer.chosen).toEqual({ startsAt: times.starts_at, endsAt: times.ends_at, seat: '301' })
  })

  test('by a session that has ended goes to sign', async () => {
    const { book } = booking({
      'POST /rent/apply': refused(401, 'auth.unauthenticated'),
      'POST /token': refused(400, 'auth.invalid_grant'),
    })
    await expect(book(form)).rejects.toMatchObject({ status: 302 })
  })

  test('by a server that is broken is the 500 screen', async () => {
    const { book } = booking({ 'POST /rent/apply': refused(500, 'server.error') })
    await expect(book(form)).rejects.toMatchObject({ init: { status: 500 } })
  })
})

describe('a price', () => {
  test('comes with the time that it belongs to and shows no toast', async () => {
    const { screen } = booking({ 'POST /rent/quote': { body: quote } })
    expect(await quoteBooking(screen, 3, form)).toMatchObject({
      quote,
      toast: null,
      chosen: { startsAt: times.starts_at },
    })
  })

  test('of a time that cannot be booked says why', async () => {
    const { screen } = booking({ 'POST /rent/quote': refused(422, 'rent.crosses_closed_day') })
    expect(await quoteBooking(screen, 3, form)).toMatchObject({
      quote: null,
      toast: null,
      problem: { message: 'sentence of rent.crosses_closed_day' },
    })
  })
})
