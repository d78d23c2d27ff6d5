import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberTraits } from '../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { settleMemberships } from './commands/settle-memberships.ts'
import { writeMembershipNotices } from './commands/write-notices.ts'

const lastDay = taipeiDate('2027-06-30')
let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
beforeEach(() => daysBefore(200))
afterAll(() => api.close())

const daysBefore = (days: number, time = '00:02') => api.setClock(instantAt(addDays(lastDay, -days), time))

async function memberUntilLastDay(memberClass: 'loyal' | 'associate_creator' | 'creator', traits: MemberTraits = {}) {
  const member = await api.memberWith(traits)
  await sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    values (koma_uuid7(), ${member.id}, ${memberClass}, '2026-07-01', ${lastDay}, ${`test:${member.id}`})`.execute(
    api.db,
  )
  await sql`select membership_refresh(${member.id})`.execute(api.db)
  return member
}

/** The night's work, by several processes at once and then once more. */
async function night() {
  const another = await api.anotherServer()
  await Promise.all([settleMemberships(api.deps), settleMemberships(another.deps), settleMemberships(api.deps)])
  const writeAll = async (deps: typeof api.deps) => {
    while ((await writeMembershipNotices(deps)) > 0);
  }
  await Promise.all([writeAll(api.deps), writeAll(another.deps)])
  await settleMemberships(api.deps)
  await writeAll(api.deps)
}

async function mailsTo({ email }: { readonly email: string }) {
  const { rows } = await sql<{ subject: string; text: string; language: string }>`
    select subject, text, language
      from message
     where recipient = ${email}
     order by created_at, id`.execute(api.db)
  return rows
}

describe('before the end of a membership', () => {
  test('a mail goes out 60, 30 and 7 days before, each once, in the member’s language', async () => {
    const member = await memberUntilLastDay('associate_creator', { locale: 'ja' })
    const seen: number[] = []
    for (const days of [61, 60, 59, 31, 30, 29, 8, 7, 6, 1, 0]) {
      await daysBefore(days)
      await night()
      seen.push((await mailsTo(member)).length)
    }
    expect(seen).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3])
    const mails = await mailsTo(member)
    expect(mails.map(({ language }) => language)).toEqual(['ja', 'ja', 'ja'])
    expect(mails[2]!.text).toContain('あと7日です')
  })

  test('after days without a server the nearest alone is told', async () => {
    const member = await memberUntilLastDay('creator', { locale: 'en' })
    await daysBefore(20)
    await night()
    await daysBefore(8)
    await night()
    const mails = await mailsTo(member)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your membership (Creator) ends on 2027-06-30'])
    expect(mails[0]!.text).toContain('20 days left')
    await daysBefore(3)
    await night()
    expect(await mailsTo(member)).toHaveLength(2)
  })

  test('nobody is told whose membership goes on or is over', async () => {
    const [extended, over] = [await memberUntilLastDay('creator'), await memberUntilLastDay('creator')]
    await sql`select membership_grant(${extended.id}, 'creator', ${`more:${extended.id}`}, 12)`.execute(api.db)
    await daysBefore(30)
    await night()
    expect(await mailsTo(extended)).toEqual([])
    await daysBefore(-1)
    await night()
    expect(await mailsTo(over)).toHaveLength(1)
  })

  test('a loyal member is told what is missing', async () => {
    const member = await memberUntilLastDay('loyal')
    await sql`select points_grant(${member.id}, 'purchased', 3800, null, 'purchase', 'centre.sales',
                                  ${`topup:${member.id}`}, null)`.execute(api.db)
    await daysBefore(7)
    await night()
    expect((await mailsTo(member))[0]!.text).toContain('NT$6,200')
  })

  test('negative control: without the notices’ own constraint a second run would tell twice', async () => {
    const member = await memberUntilLastDay('creator')
    await daysBefore(60)
    await settleMemberships(api.deps)
    const undone = api.db.transaction().execute(async (tx) => {
      await sql`alter table notice drop constraint notice__once`.execute(tx)
      await sql`select membership_note_endings()`.execute(tx)
    })
    await expect(undone).rejects.toThrow('notice__once')
    await night()
    expect(await mailsTo(member)).toHaveLength(1)
  })
})

describe('the nightly look', () => {
  test('makes members loyal when the threshold comes down', async () => {
    const member = await api.memberWith()
    await sql`select points_grant(${member.id}, 'purchased', 8000, null, 'purchase', 'centre.sales',
                                  ${`topup:${member.id}`}, null)`.execute(api.db)
    await sql`insert into setting (key, valid_from, value) values ('loyal.spending_min', koma_now(), '8000')`.execute(
      api.db,
    )
    await night()
    expect((await api.call('GET /member', { token: member.token })).body.type).toBe('loyal')
    expect((await mailsTo(member)).map(({ subject }) => subject)).toEqual(['您已成為忠誠會員'])
    await sql`delete from setting where key = 'loyal.spending_min' and value = '8000'`.execute(api.db)
  })

  test('writes down what still runs when a higher class has ended', async () => {
    const member = await memberUntilLastDay('creator')
    await daysBefore(10)
    await sql`select membership_grant(${member.id}, 'associate_creator', ${`t:${member.id}`}, 12)`.execute(api.db)
    await daysBefore(-1)
    const { token } = await api.sessionOf(member)
    const before = await api.call('GET /member', { token })
    await night()
    const after = await api.call('GET /member', { token })
    expect(after.body.membership).toEqual(before.body.membership)
    const { rows } = await sql`select class from member where id = ${member.id}`.execute(api.db)
    expect(rows).toEqual([{ class: 'associate_creator' }])
  })
})
