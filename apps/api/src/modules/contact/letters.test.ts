import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesTo } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let askers = 0

beforeAll(async () => {
  api = await testApi()
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
})
afterAll(() => api.close())

/** Each asks from a network of its own, so that only what is meant to counts. */
const from = () => `198.51.${(++askers >> 8) + 1}.${askers & 255}`
const write = async (email: string, token?: string): Promise<string> => {
  const body = { reason: 'event', body: '請問講座還有名額嗎？', name: '訪客', email, filled_in_ms: 40_000 }
  return (await api.call('POST /contact', { body, from: from(), ...(token && { token }) })).body.number
}
const ask = (body: object, address = from()) => api.call('POST /contact/state', { body, from: address })

async function answer(number: string, words = '還有名額，歡迎報名。') {
  const staff = await api.staffWith('desk')
  const ticket = await api.db.selectFrom('contact_ticket').select('id').where('number', '=', number).executeTakeFirst()
  const path = `POST /staff/contact/${ticket!.id}/answer`
  expect((await api.call(path, { token: staff.token, body: { answer: words } })).status).toBe(200)
}

describe('GET /contact', () => {
  test('200: the day by which a letter of today is answered is the day that its writer is then told', async () => {
    const { status, body } = await api.call('GET /contact')
    expect([status, body.reply_working_days, body.reply_by]).toEqual([200, 5, '2026-11-27'])
    expect(body.reasons).toContain('event')
    const sent = await api.call('POST /contact', {
      body: { reason: 'event', body: '您好', name: '訪客', email: 'same@example.com', filled_in_ms: 40_000 },
      from: from(),
    })
    expect(sent.body.reply_by).toBe(body.reply_by)
  })

  test('200: holidays and weekends do not count', async () => {
    await api.db.insertInto('holiday').values({ date: '2026-11-25', name_zh: '放假', is_workday: false }).execute()
    expect((await api.call('GET /contact')).body.reply_by).toBe('2026-11-30')
    await api.db.deleteFrom('holiday').where('date', '=', '2026-11-25').execute()
  })

  test('304 for who has it', async () => {
    const { headers } = await api.call('GET /contact')
    const again = await api.call('GET /contact', { headers: { 'if-none-match': headers['etag']! } })
    expect(again.status).toBe(304)
  })
})

describe('POST /contact/state', () => {
  test('200: its writer sees how far it is, and not a word of what it says', async () => {
    const number = await write('writer@example.com')
    expect(await ask({ number, email: 'Writer@Example.com' })).toMatchObject({
      status: 200,
      body: {
        number,
        kind: 'contact',
        reason: 'event',
        status: 'open',
        sent_at: '2026-11-20 12:00:00',
        reply_by: '2026-11-27',
        is_late: false,
        closed_at: null,
      },
    })
    await answer(number)
    const { body } = await ask({ number: number.toLowerCase().replaceAll('-', ' '), email: 'writer@example.com' })
    expect(body).toMatchObject({ number, status: 'answered', closed_at: '2026-11-20 12:00:00' })
    expect(JSON.stringify(body)).not.toMatch(/名額|訪客|writer@/)
  })

  test('200: a day that has passed without an answer says so', async () => {
    const number = await write('late@example.com')
    await api.setClock(new Date('2026-11-28T04:00:00Z'))
    expect((await ask({ number, email: 'late@example.com' })).body).toMatchObject({ status: 'open', is_late: true })
    await answer(number)
    expect((await ask({ number, email: 'late@example.com' })).body.is_late).toBe(false)
    await api.setClock(new Date('2026-11-20T04:00:00Z'))
  })

  test('404 alike for a number that is none, one of nobody, and somebody else’s address', async () => {
    const number = await write('mine@example.com')
    const wrong = [
      { number, email: 'other@example.com' },
      { number: 'C-0000-0000', email: 'mine@example.com' },
      { number: number.replace('C', 'R'), email: 'mine@example.com' },
      { number: '%', email: 'mine@example.com' },
      { number: "' or 1=1 --", email: 'mine@example.com' },
      { number: '🍣', email: 'mine@example.com' },
    ]
    for (const body of wrong) {
      const { status, body: refusal } = await ask(body)
      expect([status, refusal.code], JSON.stringify(body)).toEqual([404, 'record.not_found'])
    }
    expect((await ask({ number, email: 'mine@example.com' })).status).toBe(200)
  })

  test.each([
    [{}, ['number', 'email']],
    [{ number: ' ', email: 'a@example.com' }, ['number']],
    [{ number: 'C'.repeat(10_000), email: 'a@example.com' }, ['number']],
    [{ number: 'C-0000-0000', email: 'nobody' }, ['email']],
  ])('422: %.60j is refused at %j', async (body, fields) => {
    const { status, body: refusal } = await ask(body)
    expect([status, Object.keys(refusal.errors)]).toEqual([422, fields])
  })

  test('429: addresses of one number are not tried one by one, nor numbers from one network', async () => {
    const number = await write('guessed@example.com')
    const guesses = []
    for (let guess = 0; guess < 11; guess++)
      guesses.push((await ask({ number, email: `g${guess}@example.com` })).status)
    expect(guesses).toEqual([...Array<number>(10).fill(404), 429])
    const numbers = []
    for (let guess = 0; guess < 31; guess++)
      numbers.push((await ask({ number: `X${guess}`, email: 'a@example.com' }, '203.0.113.9')).status)
    expect(numbers.at(-1)).toBe(429)
  })
})

describe('GET /my/contact', () => {
  test('200: a member reads their own letters with the answers, newest first, and nobody else’s', async () => {
    const [member, other] = [await api.memberWith(), await api.memberWith()]
    const first = await write('ignored@example.com', member.token)
    await api.moveClock(60)
    const second = await write('ignored@example.com', member.token)
    await write(other.email, other.token)
    // What a visitor wrote with this address is no proof of who it was.
    await write(member.email)
    await answer(first, '名額還有三個。')
    const { status, body } = await api.call('GET /my/contact', { token: member.token })
    expect(status).toBe(200)
    expect(body.meta.total).toBe(2)
    expect(body.data).toMatchObject([
      { number: second, status: 'open', body: '請問講座還有名額嗎？', answer: null },
      { number: first, status: 'answered', answer: '名額還有三個。' },
    ])
    await api.setClock(new Date('2026-11-20T04:00:00Z'))
  })

  test('200: pages; one past the end is empty. 422 for what is no page', async () => {
    const member = await api.memberWith()
    for (let letter = 0; letter < 3; letter++) await write('ignored@example.com', member.token)
    const page = async (query: string) => api.call(`GET /my/contact?${query}`, { token: member.token })
    expect((await page('per_page=2')).body.meta).toEqual({ page: 1, per_page: 2, total: 3, last_page: 2 })
    expect((await page('per_page=2&page=2')).body.data).toHaveLength(1)
    expect((await page('page=9')).body).toMatchObject({ data: [], meta: { total: 3 } })
    for (const query of ['page=0', 'page=1e9', 'page=%', 'per_page=101']) expect((await page(query)).status).toBe(422)
  })

  test('401 for a visitor', async () => {
    expect((await api.call('GET /my/contact')).status).toBe(401)
  })
})

test('the mail that confirms a letter leads to how far it is', async () => {
  const number = await write('mailed@example.com')
  const [mail] = await messagesTo(api.db, 'mailed@example.com')
  expect(mail!.text).toContain(`/contact/state?number=${number}`)
})
