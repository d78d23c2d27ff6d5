import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  codeFor,
  codeIn,
  linkCodeFor,
  messagesTo,
  registered,
  registrationForm,
  someplace,
} from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  // The limits have tests of their own; here they would count every test together.
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
})
afterAll(() => api.close())

const register = (body: object) => api.call('POST /member', { body })
const sms = (mobile: unknown, headers: Record<string, string> = {}) =>
  api.call('POST /member/register/sms', { body: { mobile }, headers })

describe('POST /member/register/sms', () => {
  test.each([
    ['zh', /驗證碼是 \d{6}，10 分鐘/],
    ['ja', /認証コードは \d{6} です。10分間/],
    ['en', /code is \d{6}, valid for 10 minutes/],
  ])('204: writes six digits in %s', async (language, text) => {
    const { mobile } = registrationForm()
    expect(await sms(mobile, { 'accept-language': language })).toMatchObject({ status: 204, text: '' })
    const [message, ...more] = await messagesTo(api.db, mobile)
    expect(message).toMatchObject({ channel: 'sms', language })
    expect(message!.text).toMatch(text)
    expect(more).toEqual([])
  })

  test('204: the database keeps no digits, only what the key makes of them', async () => {
    const { mobile } = registrationForm()
    const code = await codeFor(api, mobile)
    const row = await api.db
      .selectFrom('one_time_code')
      .selectAll()
      .where('target', '=', mobile)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify({ ...row, code_hash: row.code_hash.toString('latin1') })).not.toContain(code)
    expect(row.code_hash).toHaveLength(32)
  })

  test('204: to a registered number goes the truth instead of a code, with the same answer', async () => {
    const { mobile } = await api.memberWith()
    const answer = await sms(mobile)
    expect(answer).toMatchObject({ status: 204, text: '' })
    const [message] = await messagesTo(api.db, mobile)
    expect(message!.text).toContain('已經註冊過')
    expect(() => codeIn(message!.text)).toThrow('No code')
  })

  test.each(['02-1234', '０９１２３４５６７８', '123', undefined, 912345678])(
    '422: %s is no mobile number',
    async (mobile) => {
      const { status, body } = await sms(mobile)
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).toEqual(['mobile'])
    },
  )

  test('429: a number ending 0429 is too fast in the demo, and only there', async () => {
    expect(await sms('0912340429')).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    const real = await testApi({ demo: false, rateLimits: false })
    expect((await real.call('POST /member/register/sms', { body: { mobile: '0912340429' } })).status).toBe(204)
    await real.close()
  })
})

describe('a code', () => {
  test('works at 9:59 and not at 10:01, by the clock of the database', async () => {
    const [early, late] = [registrationForm(), registrationForm()]
    const codes = { early: await codeFor(api, early.mobile), late: await codeFor(api, late.mobile) }
    await api.moveClock(9 * 60 + 59)
    expect((await register({ ...early, sms_code: codes.early })).status).toBe(201)
    await api.moveClock(2)
    expect((await register({ ...late, sms_code: codes.late })).body.errors).toHaveProperty('sms_code')
  })

  test.each([-1, 1])('lives as long where the clock of the process is %i hour off', async (hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    try {
      const [early, late] = [registrationForm(), registrationForm()]
      const codes = { early: await codeFor(api, early.mobile), late: await codeFor(api, late.mobile) }
      await api.moveClock(9 * 60 + 59)
      expect((await register({ ...early, sms_code: codes.early })).status).toBe(201)
      await api.moveClock(2)
      expect((await register({ ...late, sms_code: codes.late })).body.errors).toHaveProperty('sms_code')
    } finally {
      vi.useRealTimers()
    }
  })

  test('dies after five wrong tries: the sixth is refused even when it is right', async () => {
    const form = registrationForm()
    const code = await codeFor(api, form.mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect((await register({ ...form, sms_code: wrong })).status).toBe(422)
    expect((await register({ ...form, sms_code: code })).body.errors).toHaveProperty('sms_code')
  })

  test('is alive after four', async () => {
    const form = registrationForm()
    const code = await codeFor(api, form.mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries++) await register({ ...form, sms_code: wrong })
    expect((await register({ ...form, sms_code: code })).status).toBe(201)
  })

  test('dies when a new one is sent', async () => {
    const form = registrationForm()
    const old = await codeFor(api, form.mobile)
    let fresh = await codeFor(api, form.mobile)
    while (fresh === old) fresh = await codeFor(api, form.mobile)
    expect((await register({ ...form, sms_code: old })).body.errors).toHaveProperty('sms_code')
    expect((await register({ ...form, sms_code: fresh })).status).toBe(201)
  })

  test('opens nothing for another number', async () => {
    const [mine, other] = [registrationForm(), registrationForm()]
    const code = await codeFor(api, mine.mobile)
    expect((await register({ ...other, sms_code: code })).body.errors).toHaveProperty('sms_code')
  })
})

describe('POST /member/verify', () => {
  const verify = (code: unknown) => api.call('POST /member/verify', { body: { code } })

  test('200: verifies the address, and the member may book', async () => {
    const { form } = await registered(api)
    const code = await linkCodeFor(api.db, form.email)
    expect(await verify(code)).toMatchObject({ status: 200, body: { verified: 'email' } })
    const row = await api.db
      .selectFrom('member')
      .select('email_verified_at')
      .where('email', '=', form.email)
      .executeTakeFirst()
    expect(row?.email_verified_at).toBeInstanceOf(Date)
  })

  test('405: a mail scanner that opens the address with GET uses nothing up', async () => {
    const { form } = await registered(api)
    const code = await linkCodeFor(api.db, form.email)
    for (let fetches = 0; fetches < 10; fetches++) {
      expect((await api.call(`GET /member/verify?code=${code}`)).status).toBe(405)
    }
    expect((await verify(code)).status).toBe(200)
  })

  test('409: a link works once', async () => {
    const { form } = await registered(api)
    const code = await linkCodeFor(api.db, form.email)
    await verify(code)
    expect(await verify(code)).toMatchObject({ status: 409, body: { code: 'verification.failed' } })
  })

  test('409: a link works for 24 hours, by the clock of the database', async () => {
    const [early, late] = [await registered(api), await registered(api)]
    const codes = {
      early: await linkCodeFor(api.db, early.form.email),
      late: await linkCodeFor(api.db, late.form.email),
    }
    await api.moveClock(24 * 3_600 - 30)
    expect((await verify(codes.early)).status).toBe(200)
    await api.moveClock(60)
    expect((await verify(codes.late)).status).toBe(409)
  })

  test.each(['nonsense', 'x'.repeat(200)])('409: nobody has the link %s', async (code) => {
    expect((await verify(code)).status).toBe(409)
  })

  test.each([undefined, '', '  ', 7, 'x'.repeat(201)])('422: %s is no code', async (code) => {
    const { status, body } = await verify(code)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['code']])
  })
})
