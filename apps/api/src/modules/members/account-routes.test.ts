import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { freshPassword, freshPasswords, linkIn, mobileCodeFor, resetLinkFor } from '../../testing/recovery-factory.ts'
import { codeIn, messagesTo } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember
let elsewhere: { token: string }
let asked = 0

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
  elsewhere = await api.sessionOf(member)
})

const put = (path: string, body: object, { token } = member) => api.call(`PUT /member/${path}`, { token, body })
const isAlive = async ({ token }: { token: string }) => (await api.call('GET /member', { token })).status === 200
const areAlive = async () => [await isAlive(member), await isAlive(elsewhere)]
const proofFor = async (channel: 'sms' | 'email') => {
  expect((await api.call('POST /member/proof', { token: member.token, body: { channel } })).status).toBe(204)
  return codeIn((await messagesTo(api.db, channel === 'sms' ? member.mobile : member.email))[0]?.text)
}
const subjectsTo = async (email: string) => (await messagesTo(api.db, email)).map(({ subject }) => subject)
const newNumber = () => `0977${String(++asked).padStart(6, '0')}`

describe('PUT /member/password', () => {
  test('204 by the old password: every session ends, this one too, and the owner is told', async () => {
    const answer = await put('password', { old_password: member.password, ...freshPasswords })
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(await areAlive()).toEqual([false, false])
    expect(await subjectsTo(member.email)).toEqual(['您的密碼已變更'])
    const form = { grant_type: 'password', username: member.username, password: freshPassword }
    expect((await api.call('POST /token', { form })).status).toBe(200)
  })

  test('a reset that waits and a change of the address that waits are dead then', async () => {
    await put('email', { email: 'thief@example.com', current_password: member.password })
    const code = await resetLinkFor(api, member.email, '10.8.0.1')
    await put('password', { old_password: member.password, ...freshPasswords })
    const change = await linkIn(api.db, 'thief@example.com', 'register')
    expect((await api.call('POST /member/verify', { body: { code: change } })).status).toBe(409)
    expect((await api.call('PUT /member/email/password', { body: { code, ...freshPasswords } })).status).toBe(409)
  })

  test('without a verified address the notice goes to the number', async () => {
    await api.db.updateTable('member').set({ email_verified_at: null }).where('id', '=', member.id).execute()
    await put('password', { old_password: member.password, ...freshPasswords })
    expect(await subjectsTo(member.email)).toEqual([])
    expect((await messagesTo(api.db, member.mobile))[0]?.text).toContain('您的密碼已變更')
  })
})

describe('GET /member/pw_change_date', () => {
  test('reminds after more than 90 days, and only then', async () => {
    const read = async () => {
      const { token } = await api.sessionOf(member)
      return (await api.call('GET /member/pw_change_date', { token })).body
    }
    expect(await read()).toMatchObject({ days: 0, is_expired: false })
    const { pw_change_date } = await read()
    expect(pw_change_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    await api.moveClock(90 * 86_400)
    expect(await read()).toEqual({ pw_change_date, days: 90, is_expired: false })
    await api.moveClock(86_400)
    expect(await read()).toEqual({ pw_change_date, days: 91, is_expired: true })
    await api.moveClock(-91 * 86_400)
  })
})

describe('PUT /member/email', () => {
  const wish = (email: string) => put('email', { email, current_password: member.password })

  test('204: a link to the new address, a notice to the old one, and nothing changes yet', async () => {
    const email = 'Moved.Reader@example.com'
    expect(await wish(email)).toMatchObject({ status: 204, text: '' })
    expect(await subjectsTo('moved.reader@example.com')).toEqual(['請確認新的電子郵件'])
    expect(await subjectsTo(member.email)).toEqual(['有人申請變更您的電子郵件'])
    expect((await messagesTo(api.db, member.email))[0]?.text).toContain('m***********@example.com')
    expect((await api.call('GET /member', { token: member.token })).body.email).toBe(member.email)
  })

  test('the link shows whose it is, changes the address once, ends every session and tells the old address', async () => {
    await wish('second.home@example.com')
    const code = await linkIn(api.db, 'second.home@example.com', 'register')
    for (let looks = 0; looks < 10; looks++) {
      const { body } = await api.call('POST /member/verify_identity', { body: { code } })
      expect(body.purpose).toBe('email_change')
    }
    const verify = () => api.call('POST /member/verify', { body: { code } })
    expect(await verify()).toMatchObject({ status: 200, body: { verified: 'email' } })
    expect(await areAlive()).toEqual([false, false])
    expect(await subjectsTo(member.email)).toEqual(['您的電子郵件已變更', '有人申請變更您的電子郵件'])
    expect((await verify()).status).toBe(409)
    const { body } = await api.call('GET /member', await api.sessionOf(member))
    expect(body.email).toBe('second.home@example.com')
    expect(body.email_verified_at).not.toBeNull()
  })

  test('a new wish kills the link of the one before', async () => {
    await wish('first.wish@example.com')
    const old = await linkIn(api.db, 'first.wish@example.com', 'register')
    await wish('other.wish@example.com')
    expect((await api.call('POST /member/verify', { body: { code: old } })).status).toBe(409)
  })

  test('an address with an account hears so, and the caller gets the same answer', async () => {
    const other = await api.memberWith()
    const answers = [await wish(other.email), await wish('really.free@example.com')]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ])
    expect(await subjectsTo(other.email)).toEqual(['這個信箱已經有會員帳號'])
  })

  test('somebody who was faster keeps the address: the link says that it failed', async () => {
    await wish('contested@example.com')
    const code = await linkIn(api.db, 'contested@example.com', 'register')
    await api.memberWith({ email: 'contested@example.com' })
    expect((await api.call('POST /member/verify', { body: { code } })).status).toBe(409)
    expect(await areAlive()).toEqual([true, true])
  })

  test('422 for the address that one has; of one that is not verified the link is mailed again', async () => {
    expect((await wish(member.email)).body.errors).toEqual({ email: ['這就是您目前的電子郵件'] })
    const fresh = await api.memberWith({ activated: false })
    const body = { email: fresh.email, current_password: fresh.password }
    expect((await put('email', body, fresh)).status).toBe(204)
    expect(await subjectsTo(fresh.email)).toEqual(['請完成電子郵件驗證'])
  })

  test('429 at the sixth wish of an hour', async () => {
    const statuses = []
    for (let one = 0; one < 6; one++) statuses.push((await wish(`wish${one}.${asked}@example.com`)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })
})

describe('PUT /member/mobile', () => {
  const change = (mobile: string, sms_code: string) =>
    put('mobile', { mobile, sms_code, current_password: member.password })

  test('200 the member: every session ends, the old number and the mailbox are told', async () => {
    const mobile = newNumber()
    const sms_code = await mobileCodeFor(api, member.token, mobile)
    const { status, body } = await change(mobile, sms_code)
    expect([status, body.mobile, body.id]).toEqual([200, mobile, member.id])
    expect(await areAlive()).toEqual([false, false])
    expect((await messagesTo(api.db, member.mobile))[0]?.text).toContain(`${mobile.slice(0, 4)}***`)
    expect(await subjectsTo(member.email)).toEqual(['您的手機號碼已變更'])
  })

  test('verifying the own number for the first time ends no session and needs no password', async () => {
    const fresh = await api.memberWith({ activated: false })
    const sms_code = await mobileCodeFor(api, fresh.token, fresh.mobile)
    const { status, body } = await put('mobile', { mobile: fresh.mobile, sms_code }, fresh)
    expect([status, typeof body.mobile_verified_at]).toEqual([200, 'string'])
    expect(await isAlive(fresh)).toBe(true)
  })

  test('422: a code of somebody else, for another number, or from registering', async () => {
    const [mobile, another] = [newNumber(), newNumber()]
    const other = await api.memberWith()
    const foreign = await mobileCodeFor(api, other.token, mobile)
    expect((await change(mobile, foreign)).body.errors).toHaveProperty('sms_code')
    await api.moveClock(61)
    const own = await mobileCodeFor(api, member.token, mobile)
    expect((await change(another, own)).body.errors).toHaveProperty('sms_code')
    const third = newNumber()
    await api.call('POST /member/register/sms', { body: { mobile: third } })
    const registering = codeIn((await messagesTo(api.db, third))[0]?.text)
    expect((await change(third, registering)).body.errors).toHaveProperty('sms_code')
  })

  test('a number of another account hears so, and no code comes', async () => {
    const other = await api.memberWith()
    const body = { mobile: other.mobile }
    expect((await api.call('POST /member/register/sms', { token: member.token, body })).status).toBe(204)
    expect((await messagesTo(api.db, other.mobile))[0]?.text).toContain('已屬於另一個帳號')
  })

  test('somebody who was faster keeps the number', async () => {
    const mobile = newNumber()
    const sms_code = await mobileCodeFor(api, member.token, mobile)
    await api.memberWith({ mobile })
    expect((await change(mobile, sms_code)).body.errors).toEqual({ mobile: ['這個手機號碼已經註冊過'] })
  })
})

describe('every change of how the account is opened or reached', () => {
  const changes = {
    email: () => ({ email: `proved${++asked}@example.com` }),
    mobile: () => ({ mobile: newNumber(), sms_code: '000000' }),
    password: () => freshPasswords,
  } as const
  const passwordField = { email: 'current_password', mobile: 'current_password', password: 'old_password' } as const

  test.each(['email', 'mobile', 'password'] as const)(
    '%s: refused without the password or a fresh code',
    async (path) => {
      const bare = await put(path, changes[path]())
      expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, [passwordField[path]]])
      const wrong = await put(path, { ...changes[path](), [passwordField[path]]: 'wrong 99' })
      expect(wrong.body.errors[passwordField[path]]).toEqual(['密碼不正確'])
      const guessed = await put(path, { ...changes[path](), code: '123456' })
      expect(Object.keys(guessed.body.errors)).toEqual(['code'])
      expect(await areAlive()).toEqual([true, true])
    },
  )

  test.each(['sms', 'email'] as const)('a code by %s opens it once', async (channel) => {
    const code = await proofFor(channel)
    expect((await put('email', { ...changes.email(), code })).status).toBe(204)
    expect(Object.keys((await put('email', { ...changes.email(), code })).body.errors)).toEqual(['code'])
  })

  test('a code by SMS sets a password', async () => {
    const code = await proofFor('sms')
    expect((await put('password', { code, ...freshPasswords })).status).toBe(204)
    expect(await areAlive()).toEqual([false, false])
  })

  test('429 after five wrong passwords, whichever change is tried', async () => {
    const statuses = []
    for (const path of ['email', 'password', 'email', 'password', 'email', 'password'] as const)
      statuses.push((await put(path, { ...changes[path](), [passwordField[path]]: 'wrong 99' })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('no code goes to what is not verified', async () => {
    const fresh = await api.memberWith({ activated: false })
    const { status, body } = await api.call('POST /member/proof', { token: fresh.token, body: {} })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['channel']])
    expect(await messagesTo(api.db, fresh.mobile)).toEqual([])
  })
})
