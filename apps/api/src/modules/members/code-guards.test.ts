import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { freshPasswords, resetCodeFor, resetLinkFor } from '../../testing/recovery-factory.ts'
import { codeIn, messagesTo } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { hashCode } from './commands/hash-code.ts'

let api: TestApi
let member: TestMember
let other: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())
beforeEach(async () => {
  ;[member, other] = [await api.memberWith(), await api.memberWith()]
})

const byCode = async (sms_code: string, { mobile } = member) =>
  (await api.call('PUT /member/sms/password', { body: { mobile, sms_code, ...freshPasswords } })).status
const byLink = async (code: string) =>
  (await api.call('PUT /member/email/password', { body: { code, ...freshPasswords } })).status

/** What the database would have to keep, so that these digits open this member. */
const hashFor = ({ mobile }: TestMember, code: string) => hashCode(api.deps.secrets, 'reset_by_sms', mobile, code)

/** Takes a guard away: the member's newest code for a forgotten password is written otherwise. */
const rewrite = ({ mobile }: TestMember, change: ReturnType<typeof sql>) =>
  sql`
    update one_time_code
       set ${change}
     where id = (select id
                   from one_time_code
                  where purpose = 'reset_by_sms'
                    and target = ${mobile}
                  order by created_at desc, id desc
                  limit 1)`.execute(api.db)

interface Guard {
  /** Makes the code one that is refused. */
  spoil(code: string): Promise<unknown>
  /** The one thing that refused it is no more. */
  off(code: string): Promise<unknown>
  /** Whose password is to be set; the code's own member unless said otherwise. */
  readonly of?: () => TestMember
}

const guards: Readonly<Record<string, Guard>> = {
  'that it is used once': {
    spoil: async (code) => expect(await byCode(code)).toBe(204),
    off: () => rewrite(member, sql`used_at = null`),
  },
  'its ten minutes': {
    spoil: () => api.moveClock(10 * 60 + 1),
    off: () => rewrite(member, sql`expires_at = koma_now() + interval '1 second'`),
  },
  'its five tries': {
    async spoil(code) {
      const wrong = code === '000000' ? '000001' : '000000'
      for (let tries = 0; tries < 5; tries++) expect(await byCode(wrong)).toBe(422)
    },
    off: () => rewrite(member, sql`tries_left = 1`),
  },
  'the number that it was sent to': {
    spoil: () => resetCodeFor(api, other.mobile),
    off: (code) => rewrite(other, sql`code_hash = ${hashFor(other, code)}`),
    of: () => other,
  },
  'the newer one that took its place': {
    spoil: (code) => newerCode(code),
    off: (code) => rewrite(member, sql`code_hash = ${hashFor(member, code)}`),
  },
}

/** Asks until other digits come. */
async function newerCode(code: string) {
  while ((await resetCodeFor(api, member.mobile)) === code);
}

describe('a code is refused by each of its guards, and by that one alone', () => {
  test.each(Object.entries(guards))('%s; control: without it the code opens', async (_, { spoil, off, of }) => {
    const code = await resetCodeFor(api, member.mobile)
    await spoil(code)
    const whose = of?.() ?? member
    expect(await byCode(code, whose)).toBe(422)
    await off(code)
    expect(await byCode(code, whose)).toBe(204)
  })

  test('what it was sent for; control: were it for this, it would open', async () => {
    await api.call('POST /member/register/sms', { token: member.token, body: { mobile: '0987000999' } })
    const code = codeIn((await messagesTo(api.db, '0987000999'))[0]?.text)
    expect(await byCode(code)).toBe(422)
    await sql`
      update one_time_code
         set purpose = 'reset_by_sms', target = ${member.mobile}, code_hash = ${hashFor(member, code)}
       where member_id = ${member.id}
         and purpose = 'change_mobile'`.execute(api.db)
    expect(await byCode(code)).toBe(204)
  })
})

describe('a mailed link', () => {
  test('is refused after its day; control: with another day it opens', async () => {
    const code = await resetLinkFor(api, member.email)
    await api.moveClock(24 * 3_600 + 1)
    expect(await byLink(code)).toBe(409)
    await sql`
      update one_time_code set expires_at = koma_now() + interval '1 second' where member_id = ${member.id}`.execute(
      api.db,
    )
    expect(await byLink(code)).toBe(204)
  })
})

describe('the database', () => {
  const second = () =>
    sql`
      insert into one_time_code (id, purpose, target, code_hash, member_id, tries_left, expires_at)
      select koma_uuid7(), purpose, target, sha256('another'), member_id, 5, expires_at
        from one_time_code
       where target = ${member.mobile}`.execute(api.db)

  test('keeps one living code for a purpose and a number; control: without the index a second one lives', async () => {
    await resetCodeFor(api, member.mobile)
    await expect(second()).rejects.toMatchObject({ constraint: 'one_time_code__one_alive' })
    await sql`drop index one_time_code__one_alive`.execute(api.db)
    expect((await second()).numAffectedRows).toBe(1n)
  })
})
