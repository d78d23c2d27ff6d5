import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { freshPassword, freshPasswords, resetCodeFor, resetLinkFor, workOff } from '../../testing/recovery-factory.ts'
import { messagesTo } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember
let address: string
let asked = 0

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
  address = `198.51.100.${++asked}`
})

const put = (route: string, body: object) => api.call(`PUT /member/${route}`, { body, from: address })
const signIn = (username: string, password: string) =>
  api.call('POST /token', { form: { grant_type: 'password', username, password }, from: address })
const isAlive = async (token: string) => (await api.call('GET /member', { token })).status === 200

describe.each([
  ['sms', 'mobile', () => ({ mobile: member.mobile }), () => ({ mobile: '0987000111' })],
  ['email', 'email', () => ({ email: member.email }), () => ({ email: 'nobody@example.com' })],
] as const)('POST /member/forget/%s', (way, field, known, unknown) => {
  const forget = (body: object, from = address) => api.call(`POST /member/forget/${way}`, { body, from })

  test('204 for a member and for nobody, byte for byte the same; only the member is written to', async () => {
    const [one, other] = [await forget(known()), await forget(unknown())]
    const { 'x-request-id': _a, date: _d, ...first } = one.headers
    const { 'x-request-id': _b, date: _e, ...second } = other.headers
    expect([one.status, one.text, first]).toEqual([204, '', second])
    expect([other.status, other.text]).toEqual([204, ''])
    await workOff(api)
    const to = (body: object) => messagesTo(api.db, String(Object.values(body)[0]))
    expect(await to(known())).toHaveLength(1)
    expect(await to(unknown())).toEqual([])
  })

  test('204 and nothing sent to a suspended member, nor to what was never verified', async () => {
    for (const traits of [{ status: 'suspended' }, { activated: false }] as const) {
      const other = await api.memberWith(traits)
      expect((await forget({ [field]: other[field] })).status).toBe(204)
      await workOff(api)
      expect(await messagesTo(api.db, other[field])).toEqual([])
    }
  })

  test('429 once a minute for a member and for nobody alike', async () => {
    for (const body of [known(), { mobile: '0987000222', email: 'nobody2@example.com' }]) {
      const only = { [field]: (body as Record<string, string>)[field] }
      expect([(await forget(only)).status, (await forget(only, '203.0.113.1')).status]).toEqual([204, 429])
    }
  })

  test('422 for what cannot be one', async () => {
    expect(Object.keys((await forget({ [field]: 'x' })).body.errors)).toEqual([field])
  })
})

describe('PUT /member/sms/password', () => {
  test('204: sets the password, ends every session, tells the member by mail and the audit log', async () => {
    const elsewhere = await api.sessionOf(member)
    const sms_code = await resetCodeFor(api, member.mobile, address)
    const answer = await put('sms/password', { mobile: member.mobile, sms_code, ...freshPasswords })
    expect(answer).toMatchObject({ status: 204, text: '' })
    for (const { token } of [member, elsewhere]) expect(await isAlive(token)).toBe(false)
    expect((await signIn(member.username, member.password)).status).toBe(400)
    expect((await signIn(member.username, freshPassword)).status).toBe(200)
    expect((await messagesTo(api.db, member.email))[0]).toMatchObject({ subject: '您的密碼已變更' })
    const actions = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', member.id)
      .execute()
    expect(actions).toEqual([{ action: 'member.reset_password' }])
  })

  test('a number in another spelling is the same number', async () => {
    const sms_code = await resetCodeFor(api, member.mobile, address)
    const mobile = `886${member.mobile.slice(1)}`
    expect((await put('sms/password', { mobile, sms_code, ...freshPasswords })).status).toBe(204)
  })

  test('422 for a wrong code, the same as for a number that nobody has', async () => {
    const sms_code = await resetCodeFor(api, member.mobile, address)
    const wrong = sms_code === '111111' ? '222222' : '111111'
    const answers = []
    for (const mobile of [member.mobile, '0987333444'])
      answers.push((await put('sms/password', { mobile, sms_code: wrong, ...freshPasswords })).body.errors)
    expect(answers[0]).toEqual({ sms_code: ['驗證碼不正確或已失效，請確認簡訊，或重新傳送'] })
    expect(answers[1]).toEqual(answers[0])
  })

  test('the sixth try is dead even if it is right', async () => {
    const sms_code = await resetCodeFor(api, member.mobile, address)
    const wrong = sms_code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++)
      await put('sms/password', { mobile: member.mobile, sms_code: wrong, ...freshPasswords })
    expect((await put('sms/password', { mobile: member.mobile, sms_code, ...freshPasswords })).status).toBe(422)
    expect(await isAlive(member.token)).toBe(true)
  })

  test('works at 9:59 and not at 10:01, by the clock of the database', async () => {
    const late = await api.memberWith()
    const codes = [await resetCodeFor(api, member.mobile, address), await resetCodeFor(api, late.mobile, address)]
    await api.moveClock(9 * 60 + 59)
    const early = { mobile: member.mobile, sms_code: codes[0], ...freshPasswords }
    expect((await put('sms/password', early)).status).toBe(204)
    await api.moveClock(2)
    expect((await put('sms/password', { mobile: late.mobile, sms_code: codes[1], ...freshPasswords })).status).toBe(422)
  })

  test('a new code kills the old one', async () => {
    const old = await resetCodeFor(api, member.mobile, address)
    await api.moveClock(61)
    let fresh = await resetCodeFor(api, member.mobile, address)
    if (fresh === old) {
      await api.moveClock(61)
      fresh = await resetCodeFor(api, member.mobile, address)
    }
    expect((await put('sms/password', { mobile: member.mobile, sms_code: old, ...freshPasswords })).status).toBe(422)
    expect((await put('sms/password', { mobile: member.mobile, sms_code: fresh, ...freshPasswords })).status).toBe(204)
  })

  test('422 for a common or differing password leaves the code alive', async () => {
    const sms_code = await resetCodeFor(api, member.mobile, address)
    const form = { mobile: member.mobile, sms_code }
    const common = await put('sms/password', { ...form, password: 'password1', password_confirmation: 'password1' })
    expect(Object.keys(common.body.errors)).toEqual(['password'])
    const own = { password: member.username, password_confirmation: member.username }
    expect(Object.keys((await put('sms/password', { ...form, ...own })).body.errors)).toEqual(['password'])
    const differing = await put('sms/password', { ...form, ...freshPasswords, password_confirmation: 'other 9' })
    expect(Object.keys(differing.body.errors)).toEqual(['password_confirmation'])
    expect((await put('sms/password', { ...form, ...freshPasswords })).status).toBe(204)
  })

  test('a code for registering or for a new number opens nothing here', async () => {
    await api.call('POST /member/register/sms', { body: { mobile: '0987555666' }, from: address })
    await api.call('POST /member/register/sms', { body: { mobile: '0987555777' }, token: member.token })
    for (const mobile of ['0987555666', '0987555777']) {
      const sms_code = /\d{6}/.exec((await messagesTo(api.db, mobile))[0]!.text)![0]
      expect((await put('sms/password', { mobile, sms_code, ...freshPasswords })).status).toBe(422)
    }
  })
})

describe('PUT /member/email/password', () => {
  test('204 once: then the link is used up, and so are the other ways that waited', async () => {
    const sms_code = await resetCodeFor(api, member.mobile, address)
    const code = await resetLinkFor(api, member.email, address)
    expect(await put('email/password', { code, ...freshPasswords })).toMatchObject({ status: 204, text: '' })
    expect(await isAlive(member.token)).toBe(false)
    const again = await put('email/password', { code, ...freshPasswords })
    expect(again).toMatchObject({ status: 409, body: { code: 'verification.failed' } })
    expect((await put('sms/password', { mobile: member.mobile, sms_code, ...freshPasswords })).status).toBe(422)
  })

  test('a link works for 24 hours, by the clock of the database', async () => {
    const late = await api.memberWith()
    const codes = [await resetLinkFor(api, member.email, address), await resetLinkFor(api, late.email, address)]
    await api.moveClock(24 * 3_600 - 30)
    expect((await put('email/password', { code: codes[0], ...freshPasswords })).status).toBe(204)
    await api.moveClock(60)
    expect((await put('email/password', { code: codes[1], ...freshPasswords })).status).toBe(409)
  })

  test.each(['nonsense', 'x'.repeat(200)])('409: nobody has the link %s', async (code) => {
    expect((await put('email/password', { code, ...freshPasswords })).status).toBe(409)
  })
})

describe('POST /member/verify_identity', () => {
  const look = (code: string) => api.call('POST /member/verify_identity', { body: { code }, from: address })

  test('200: shows the masked account ten times, and the link still works', async () => {
    const code = await resetLinkFor(api, member.email, address)
    for (let looks = 0; looks < 10; looks++) {
      const { status, body } = await look(code)
      expect([status, body.purpose]).toEqual([200, 'password_reset'])
      expect(body.username_masked).toMatch(/^re\*+\d$/)
    }
    expect((await put('email/password', { code, ...freshPasswords })).status).toBe(204)
    expect((await look(code)).status).toBe(409)
  })

  test('405: a mail scanner that opens the addresses with GET uses nothing up', async () => {
    const code = await resetLinkFor(api, member.email, address)
    for (let fetches = 0; fetches < 10; fetches++)
      for (const path of ['verify_identity', 'email/password', 'verify'])
        expect((await api.call(`GET /member/${path}?code=${code}`)).status).toBe(405)
    expect((await put('email/password', { code, ...freshPasswords })).status).toBe(204)
  })

  test('429 after 60 in an hour from one address', async () => {
    const statuses = new Set<number>()
    for (let tries = 0; tries < 61; tries++) statuses.add((await look(`none-${tries}`)).status)
    expect([...statuses]).toEqual([409, 429])
  })
})

test('the day’s messages in all are a setting, and only those that go out count', async () => {
  const own = await testApi()
  await own.db
    .insertInto('setting')
    .values({ key: 'sms.daily_max', valid_from: new Date('2001-01-01'), value: '2' })
    .execute()
  const ask = (mobile: string, from: string) => own.call('POST /member/forget/sms', { body: { mobile }, from })
  for (let one = 0; one < 5; one++) await ask(`098711100${one}`, `10.0.0.${one}`)
  const known = []
  for (let one = 0; one < 3; one++) known.push(await own.memberWith())
  for (const [index, { mobile }] of known.entries()) expect((await ask(mobile, `10.1.0.${index}`)).status).toBe(204)
  await workOff(own)
  const sent = []
  for (const { mobile } of known) sent.push((await messagesTo(own.db, mobile)).length)
  expect(sent).toEqual([1, 1, 0])
  const register = (mobile: string, from: string) => own.call('POST /member/register/sms', { body: { mobile }, from })
  expect((await register('0987999000', '10.2.0.1')).status).toBe(429)
  // Control: with another number for the day it goes out.
  await own.db
    .insertInto('setting')
    .values({ key: 'sms.daily_max', valid_from: new Date('2001-01-02'), value: '3' })
    .execute()
  expect((await register('0987999001', '10.2.0.2')).status).toBe(204)
  await own.close()
})
