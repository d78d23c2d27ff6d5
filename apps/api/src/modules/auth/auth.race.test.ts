import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../platform/deps.ts'
import { forgetfulRows } from '../../testing/forgetful-rows.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { testApi, type TestApi, type TestServer } from '../../testing/test-api.ts'
import { refreshSession } from './commands/refresh-session.ts'
import { signIn } from './commands/sign-in.ts'

let api: TestApi
let other: TestServer
let member: TestMember

beforeEach(async () => {
  api = await testApi()
  other = await api.anotherServer()
  member = await api.memberWith()
})
afterEach(() => api.close())

const hundred = Array.from({ length: 100 }, (_, index) => index)
/** Every second call goes to the other server. */
const serverOf = (index: number) => (index % 2 === 0 ? api : other)

const tokensInAll = async () => (await api.db.selectFrom('session_token').select('access_hash').execute()).length

describe('100 parallel refreshes of one token on two servers', () => {
  const body = () => ({ grant_type: 'refresh_token', refresh_token: member.refreshToken })

  test('give one successor, the same to all, and nobody is signed out', async () => {
    const answers = await Promise.all(hundred.map((index) => serverOf(index).call('POST /token', { body: body() })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1)
    expect(await tokensInAll()).toBe(2)
    const [first] = answers
    expect((await other.call('GET /member', { token: first!.body.access_token })).status).toBe(200)
    const next = { grant_type: 'refresh_token', refresh_token: first!.body.refresh_token }
    expect((await api.call('POST /token', { body: next })).status).toBe(200)
  })

  test('negative control: with successors drawn by lot there are many', async () => {
    const byLot: Deps = { ...api.deps, secrets: { sign: () => randomBytes(32) } }
    await Promise.all(hundred.slice(0, 20).map(() => refreshSession(byLot, member.refreshToken)))
    expect(await tokensInAll()).toBeGreaterThan(2)
  })

  test('leave nothing alive when a replay after 11 seconds comes among them', async () => {
    const { body: successor } = await api.call('POST /token', { body: body() })
    await api.moveClock(11)
    const answers = await Promise.all(
      hundred.map((index) =>
        serverOf(index).call('POST /token', {
          body: index === 50 ? body() : { grant_type: 'refresh_token', refresh_token: successor.refresh_token },
        }),
      ),
    )
    expect(answers[50]!.status).toBe(400)
    const given = answers.filter(({ status }) => status === 200).map((answer) => answer.body.access_token as string)
    for (const token of new Set([...given, successor.access_token, member.token])) {
      expect((await api.call('GET /member', { token })).status).toBe(401)
    }
  })
})

describe('a refresh token that comes back', () => {
  const refresh = (refresh_token: string) =>
    api.call('POST /token', { body: { grant_type: 'refresh_token', refresh_token } })
  const isAlive = async (token: string) => (await other.call('GET /member', { token })).status === 200

  /** Its successor, after the seconds that forgive are over. */
  async function successorOf(): Promise<{ readonly access_token: string }> {
    const { body } = await refresh(member.refreshToken)
    await api.moveClock(11)
    return body
  }

  test('negative control: without the mark of the end its family lives on', async () => {
    const { access_token } = await successorOf()
    await forgetfulRows(api.db, 'member_session', 'revoked_at', 'null')
    expect([(await refresh(member.refreshToken)).status, await isAlive(access_token)]).toEqual([400, true])
  })

  test('negative control: were it used a moment ago, it would be forgiven', async () => {
    const { access_token } = await successorOf()
    await sql`
      update session_token
         set refreshed_at = koma_now()
       where refreshed_at is not null`.execute(api.db)
    const again = await refresh(member.refreshToken)
    expect([again.status, again.body.access_token, await isAlive(access_token)]).toEqual([200, access_token, true])
  })
})

describe('200 parallel wrong passwords from one address on two servers', () => {
  const attack = async () => {
    const tries = [...hundred, ...hundred].map((index) =>
      serverOf(index).call('POST /token', {
        from: '198.51.100.9',
        form: { grant_type: 'password', username: member.username, password: `wrong ${index}` },
      }),
    )
    return (await Promise.all(tries)).filter(({ status }) => status === 400).length
  }

  test('are tried five times', async () => {
    expect(await attack()).toBe(5)
  })

  test('negative control: with a counter that forgets they are tried more often', async () => {
    await forgetfulRows(api.db, 'rate_limit', 'taken', 0)
    expect(await attack()).toBeGreaterThan(5)
  })
})

test('a password that changes while somebody signs in with the old one lets nobody in', async () => {
  const slow: Deps = {
    ...api.deps,
    passwords: {
      ...api.deps.passwords,
      async matches(stored, password) {
        const same = await api.deps.passwords.matches(stored, password)
        await sql`update member set password_hash = 'changed' where id = ${member.id}`.execute(api.db)
        return same
      },
    },
  }
  const result = await signIn(slow, {
    username: member.username,
    password: member.password,
    address: '198.51.100.9',
    userAgent: undefined,
  })
  expect(result).toEqual({ ok: false, reason: 'auth.invalid_grant' })
})
