import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetfulRows } from '../../testing/forgetful-rows.ts'
import {
  codeFor,
  linkCodeFor,
  messagesTo,
  registered,
  registrationForm,
  someplace,
} from '../../testing/registration-factory.ts'
import { testApi, type TestApi, type TestServer } from '../../testing/test-api.ts'

let api: TestApi
let other: TestServer

beforeEach(async () => {
  api = await testApi()
  other = await api.anotherServer()
  await someplace(api.db)
})
afterEach(() => api.close())

const hundred = Array.from({ length: 100 }, (_, index) => index)
const serverOf = (index: number) => (index % 2 === 0 ? api : other)
/** Each caller from a network of its own, so that no limit per address helps the code. */
const addressOf = (index: number) => `10.${index >> 8}.${index & 255}.1`

describe('100 parallel registrations with one right SMS code', () => {
  /** Everybody with another name and address: only the number and its code are the same. */
  async function storm(): Promise<number> {
    const { mobile } = registrationForm()
    const sms_code = await codeFor(api, mobile)
    const answers = await Promise.all(
      hundred.map((index) =>
        serverOf(index).call('POST /member', { body: registrationForm({ mobile, sms_code }), from: addressOf(index) }),
      ),
    )
    expect(answers.filter(({ status }) => ![201, 422].includes(status))).toEqual([])
    return answers.filter(({ status }) => status === 201).length
  }

  test('make one member', async () => {
    expect(await storm()).toBe(1)
    expect(await api.db.selectFrom('member').select('id').execute()).toHaveLength(1)
  })

  test('negative control: without the unique number they make more', async () => {
    await sql`drop index member__mobile_once`.execute(api.db)
    // Everybody has read the living code before anybody has used it up.
    await sql`
      create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(0.05); return new; end'`.execute(
      api.db,
    )
    await sql`create trigger waits before insert on member for each row execute function wait()`.execute(api.db)
    expect(await storm()).toBeGreaterThan(1)
  })
})

describe('100 parallel guesses at one code', () => {
  async function guess(): Promise<number> {
    const { mobile } = registrationForm()
    const code = await codeFor(api, mobile)
    const wrong = hundred.map((index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'))
    const form = registrationForm({ mobile })
    await Promise.all(
      wrong.map((sms_code, index) =>
        serverOf(index).call('POST /member', { body: { ...form, sms_code }, from: addressOf(index) }),
      ),
    )
    const { status } = await api.call('POST /member', { body: { ...form, sms_code: code }, from: addressOf(200) })
    return status
  }

  test('kill it: then the right one is refused too', async () => {
    expect(await guess()).toBe(422)
  })

  test('negative control: when tries are not counted the right one still works', async () => {
    await forgetfulRows(api.db, 'one_time_code', 'tries_left', 5)
    expect(await guess()).toBe(201)
  })
})

test('a link opened 100 times at once verifies once', async () => {
  const { form } = await registered(api)
  const code = await linkCodeFor(api.db, form.email)
  const answers = await Promise.all(
    hundred.map((index) => serverOf(index).call('POST /member/verify', { body: { code }, from: addressOf(index) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

describe('an SMS to one number', () => {
  const ask = (mobile: string, index: number) =>
    serverOf(index).call('POST /member/register/sms', { body: { mobile }, from: addressOf(index) })

  test('goes out once a minute, five times an hour and ten times a day, however many servers and networks ask', async () => {
    const { mobile } = registrationForm()
    const sent = async () => (await messagesTo(api.db, mobile)).length
    await Promise.all(hundred.map((index) => ask(mobile, index)))
    expect(await sent()).toBe(1)
    for (let minute = 0; minute < 30; minute++) {
      await api.moveClock(61)
      await Promise.all(hundred.slice(0, 4).map((index) => ask(mobile, index)))
    }
    expect(await sent()).toBe(5)
    for (let hour = 0; hour < 6; hour++) {
      await api.moveClock(3_600)
      for (let minute = 0; minute < 5; minute++) {
        await ask(mobile, minute)
        await api.moveClock(61)
      }
    }
    expect(await sent()).toBe(10)
  })

  test('negative control: without the limits each wish is sent', async () => {
    const open = await testApi({ rateLimits: false })
    const { mobile } = registrationForm()
    const wishes = hundred.slice(0, 20)
    await Promise.all(wishes.map(() => open.call('POST /member/register/sms', { body: { mobile } })))
    expect(await messagesTo(open.db, mobile)).toHaveLength(wishes.length)
    await open.close()
  })

  test('twenty an hour from one address, whatever the numbers', async () => {
    const answers = []
    for (let index = 0; index < 21; index++) {
      const { mobile } = registrationForm()
      answers.push((await api.call('POST /member/register/sms', { body: { mobile }, from: '10.9.9.9' })).status)
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 204), 429])
  })
})

test('a mail that cannot be written leaves no member behind', async () => {
  await sql`
    create function fail() returns trigger language plpgsql as 'begin raise exception ''full''; end'`.execute(api.db)
  const form = registrationForm()
  const sms_code = await codeFor(api, form.mobile)
  await sql`create trigger fails before insert on message for each row execute function fail()`.execute(api.db)
  expect((await api.call('POST /member', { body: { ...form, sms_code } })).status).toBe(500)
  expect(await api.db.selectFrom('member').select('id').execute()).toEqual([])
  await sql`drop trigger fails on message`.execute(api.db)
  expect((await api.call('POST /member', { body: { ...form, sms_code } })).status).toBe(201)
})
