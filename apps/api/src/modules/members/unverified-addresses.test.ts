import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { linkIn } from '../../testing/recovery-factory.ts'
import { messagesTo, registered, someplace } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const day = 86_400

let api: TestApi
let email: string
let squatter: TestMember
let made = 0

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
})
afterAll(() => api.close())

/** Somebody has registered with an address that is not theirs, and never opens the link. */
beforeEach(async () => {
  email = `owner${++made}@example.com`
  squatter = await api.memberWith({ email, activated: false })
})
afterEach(() => api.setClock(new Date()))

const isRegistered = async () =>
  (await api.call('POST /member/check/registerd', { body: { email } })).body.registered as boolean
const verify = (code: string) => api.call('POST /member/verify', { body: { code } })
const me = async () => {
  const { token } = await api.sessionOf(squatter)
  return (await api.call('GET /member', { token })).body
}

describe('an address that its member has not verified', () => {
  test('is kept for them for seven days', async () => {
    await api.moveClock(7 * day - 60)
    expect(await isRegistered()).toBe(true)
    expect((await registered(api, { email })).body.errors).toEqual({ email: [expect.any(String)] })
  })

  test('is free after them, without any job: its owner registers and verifies it', async () => {
    await api.moveClock(7 * day + 60)
    expect(await isRegistered()).toBe(false)
    expect((await registered(api, { email })).status).toBe(201)
    expect((await verify(await linkIn(api.db, email, 'register'))).status).toBe(200)
    expect(await me()).toMatchObject({ email: '', email_verified_at: null, mobile: squatter.mobile })
  })

  test('is not lengthened by a link that is mailed again, and that link verifies nothing any more', async () => {
    await api.moveClock(7 * day - 3_600)
    const { token } = await api.sessionOf(squatter)
    expect((await api.call('POST /member/verify/resend', { token })).status).toBe(204)
    const link = await linkIn(api.db, email, 'register')
    await api.moveClock(2 * 3_600)
    await registered(api, { email })
    expect((await verify(link)).status).toBe(409)
    expect(await me()).toMatchObject({ email: '', email_verified_at: null })
  })

  test('can be verified late, as long as nobody else wants it', async () => {
    await api.moveClock(20 * day)
    const { token } = await api.sessionOf(squatter)
    await api.call('POST /member/verify/resend', { token })
    expect((await verify(await linkIn(api.db, email, 'register'))).status).toBe(200)
    expect(await isRegistered()).toBe(true)
  })

  test('goes to a member who changes to it and opens the link', async () => {
    await api.moveClock(8 * day)
    const owner = await api.memberWith()
    const wish = { email, current_password: owner.password }
    expect((await api.call('PUT /member/email', { token: owner.token, body: wish })).status).toBe(204)
    expect((await verify(await linkIn(api.db, email, 'register'))).status).toBe(200)
    const { token } = await api.sessionOf(owner)
    expect((await api.call('GET /member', { token })).body.email).toBe(email)
  })

  test('once freed, is written no mail for the account that had it, which may give another', async () => {
    await api.moveClock(8 * day)
    await registered(api, { email })
    const { token } = await api.sessionOf(squatter)
    const before = await api.db.selectFrom('message').select('id').execute()
    expect((await api.call('POST /member/verify/resend', { token })).status).toBe(204)
    expect(await api.db.selectFrom('message').select('id').execute()).toEqual(before)
    const other = `other${made}@example.com`
    const wish = { email: other, current_password: squatter.password }
    expect((await api.call('PUT /member/email', { token, body: wish })).status).toBe(204)
    expect(await messagesTo(api.db, other)).toHaveLength(1)
  })

  test('of two who register at once one gets it', async () => {
    await api.moveClock(8 * day)
    const answers = await Promise.all([registered(api, { email }), registered(api, { email })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })
})

describe('control: a verified address', () => {
  test('is nobody else’s, however old', async () => {
    await sql`update member set email_verified_at = koma_now() where id = ${squatter.id}`.execute(api.db)
    await api.moveClock(400 * day)
    expect(await isRegistered()).toBe(true)
    expect((await registered(api, { email })).status).toBe(422)
    expect((await me()).email).toBe(email)
  })
})

test('nobody registers an address that stands for none', async () => {
  for (const domain of ['released.invalid', 'erased.invalid', 'Released.Invalid']) {
    expect((await registered(api, { email: `somebody@${domain}` })).status).toBe(422)
  }
})
