import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetfulRows } from '../../testing/forgetful-rows.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import {
  freshPasswords,
  linkIn,
  mobileCodeFor,
  resetCodeFor,
  resetLinkFor,
  workOff,
} from '../../testing/recovery-factory.ts'
import { codeIn, messagesTo } from '../../testing/registration-factory.ts'
import { endSessionsOf } from '../auth/public.ts'
import { lockContact, setPasswordHash } from './queries/contacts.ts'
import { testApi, type Answer, type Call, type TestApi, type TestServer } from '../../testing/test-api.ts'

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
const serverOf = (index: number) => (index % 2 === 0 ? api : other)
/** Each caller from a network of its own, so that no limit per address helps the code. */
const addressOf = (index: number) => `10.${index >> 8}.${index & 255}.1`

/** A hundred at once, at both servers in turn. */
const storm = (route: string, call: Call): Promise<readonly Answer<any>[]> =>
  Promise.all(hundred.map((index) => serverOf(index).call(route, { ...call, from: addressOf(index) })))

const won = (answers: readonly Answer<any>[]) => answers.filter(({ status }) => status < 300).length

/** Lets a code be used again and again, as if nobody marked it. */
const neverUsedUp = () => forgetfulRows(api.db, 'one_time_code', 'used_at', 'null')

/** Each way: what makes the code, and the route and body that use it. */
const ways = {
  'a reset by SMS': async () => {
    const sms_code = await resetCodeFor(api, member.mobile)
    return ['PUT /member/sms/password', { body: { mobile: member.mobile, sms_code, ...freshPasswords } }]
  },
  'a reset by mail': async () => [
    'PUT /member/email/password',
    { body: { code: await resetLinkFor(api, member.email), ...freshPasswords } },
  ],
  'a new address': async () => {
    const body = { email: 'only.once@example.com', current_password: member.password }
    await api.call('PUT /member/email', { token: member.token, body })
    return ['POST /member/verify', { body: { code: await linkIn(api.db, 'only.once@example.com', 'register') } }]
  },
  'a code instead of the password': async () => {
    await api.call('POST /member/proof', { token: member.token, body: {} })
    const code = codeIn((await messagesTo(api.db, member.mobile))[0]?.text)
    return ['PUT /member/email', { token: member.token, body: { email: 'only.once@example.com', code } }]
  },
} as const satisfies Record<string, () => Promise<readonly [string, Call]>>

describe.each(Object.entries(ways))('%s, 100 times at once', (_, prepare) => {
  test('works once', async () => {
    const [route, call] = await prepare()
    const answers = await storm(route, call)
    expect(won(answers)).toBe(1)
    expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 204, 401, 409, 422, 429]))).toBe(true)
  })

  test('negative control: without the mark of use it works more often', async () => {
    const [route, call] = await prepare()
    await neverUsedUp()
    expect(won(await storm(route, call))).toBeGreaterThan(1)
  })
})

test('a new number, 100 times at once, is changed once and told once', async () => {
  const mobile = '0977000001'
  const sms_code = await mobileCodeFor(api, member.token, mobile)
  const body = { mobile, sms_code, current_password: member.password }
  const answers = await storm('PUT /member/mobile', { token: member.token, body })
  expect(won(answers)).toBe(1)
  expect((await messagesTo(api.db, member.mobile)).filter(({ text }) => text.includes('0977***001'))).toHaveLength(1)
})

describe('guesses', () => {
  test('100,000 would find nothing: five of a hundred at once are tried, then the right one is dead', async () => {
    const right = await resetCodeFor(api, member.mobile)
    const guesses = hundred.map((index) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'))
    await Promise.all(
      guesses.map((sms_code, index) =>
        serverOf(index).call('PUT /member/sms/password', {
          body: { mobile: member.mobile, sms_code, ...freshPasswords },
          from: addressOf(index),
        }),
      ),
    )
    const { tries_left } = await api.db
      .selectFrom('one_time_code')
      .select('tries_left')
      .where('purpose', '=', 'reset_by_sms')
      .executeTakeFirstOrThrow()
    expect(tries_left).toBe(0)
    const body = { mobile: member.mobile, sms_code: right, ...freshPasswords }
    expect((await api.call('PUT /member/sms/password', { body, from: '10.9.9.9' })).status).toBe(422)
  })

  test('thirty in an hour from one address, whatever the numbers', async () => {
    const answers = []
    for (let index = 0; index < 31; index++) {
      const body = { mobile: `09770${String(index).padStart(5, '0')}`, sms_code: '123456', ...freshPasswords }
      answers.push((await serverOf(index).call('PUT /member/sms/password', { body, from: '10.9.9.8' })).status)
    }
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 422), 429])
  })
})

describe.each([
  ['sms', () => ({ mobile: member.mobile }), () => member.mobile],
  ['email', () => ({ email: member.email }), () => member.email],
] as const)('1,000 wishes by %s for one member', (way, body, to) => {
  test('send one a minute, five an hour and ten a day, however many servers and networks ask', async () => {
    const ask = (index: number) =>
      serverOf(index).call(`POST /member/forget/${way}`, { body: body(), from: addressOf(index) })
    const sent = async () => {
      await workOff(api)
      await workOff({ deps: other.deps })
      return (await messagesTo(api.db, to())).length
    }
    for (let ten = 0; ten < 10; ten++) await Promise.all(hundred.map((index) => ask(ten * 100 + index)))
    expect(await sent()).toBe(1)
    for (let minute = 0; minute < 20; minute++) {
      await api.moveClock(61)
      await ask(minute)
    }
    expect(await sent()).toBe(5)
    for (let minute = 0; minute < 8 * 12; minute++) {
      await api.moveClock(300)
      await ask(minute)
    }
    expect(await sent()).toBe(10)
  })
})

test('negative control: without the limits every wish is sent', async () => {
  const open = await testApi({ rateLimits: false })
  const { email } = await open.memberWith()
  await Promise.all(hundred.map(() => open.call('POST /member/forget/email', { body: { email } })))
  await workOff(open)
  expect(await messagesTo(open.db, email)).toHaveLength(100)
  await open.close()
})

describe('a sign-in with the old password in the middle of its change', () => {
  /** Changes the password, and before that stands: lets somebody in, as far as the database lets them. */
  async function inTheMiddle(enter: () => Promise<unknown>): Promise<number> {
    const entered = { isDone: false }
    let entering: Promise<unknown> | undefined
    const isWaiting = async () => {
      const { rows } = await sql`
        select
          from pg_stat_activity
         where datname = current_database()
           and wait_event_type = 'Lock'`.execute(api.db)
      return rows.length > 0
    }
    await api.db.transaction().execute(async (tx) => {
      await lockContact(tx, member.id)
      await setPasswordHash(tx, member.id, 'changed')
      await endSessionsOf(tx, member.id, 'password changed')
      entering = enter().finally(() => (entered.isDone = true))
      while (!entered.isDone && !(await isWaiting()));
    })
    await entering
    const { rows } = await sql`
      select
        from member_session
       where member_id = ${member.id}
         and revoked_at is null`.execute(api.db)
    return rows.length
  }

  test('waits for it, and gets nothing', async () => {
    const form = { grant_type: 'password', username: member.username, password: member.password }
    let status = 0
    const enter = async () => void ({ status } = await other.call('POST /token', { form }))
    expect([await inTheMiddle(enter), status]).toEqual([0, 400])
  })

  test('negative control: a session that does not wait outlives the change', async () => {
    const enter = () => api.sessionOf(member)
    expect(await inTheMiddle(enter)).toBe(1)
  })
})
