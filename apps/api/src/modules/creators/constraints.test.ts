import { creatorApplicationMoves } from '@koma/domain/creator-application.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyAs, creatorLists } from '../../testing/creator-factory.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let reviewer: TestStaff
let member: TestMember
let id: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await creatorLists(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  reviewer = await api.staffWith('reviewer')
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await api.memberWith()
  id = (await applyAs(api, member.token)).body.id
})

describe('the database', () => {
  const changed = (status: string) =>
    sql`update creator_application set status = ${status}, review_by = null, reason = 'x', decided_at = koma_now(),
               decided_by = ${reviewer.id} where id = ${id}`.execute(api.db)

  test('refuses a change of state that the table does not allow', async () => {
    await expect(changed('draft')).rejects.toMatchObject({ constraint: 'creator_application__allowed_move' })
    await changed('review_failed')
    await expect(changed('review_passed')).rejects.toMatchObject({ constraint: 'creator_application__allowed_move' })
  })

  test('negative control: without its trigger it would not', async () => {
    const undone = api.db.transaction().execute(async (tx) => {
      await sql`alter table creator_application disable trigger user`.execute(tx)
      await sql`update creator_application set status = 'draft', review_by = null where id = ${id}`.execute(tx)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  })

  test('refuses a second open application of a member', async () => {
    await expect(
      sql`insert into creator_application (id, number, member_id, status)
          values (koma_uuid7(), 'P-2', ${member.id}, 'draft')`.execute(api.db),
    ).rejects.toMatchObject({ constraint: 'creator_application__one_open' })
  })

  test('refuses an application without an industry', async () => {
    await expect(
      sql`update creator_application set form = jsonb_set(form, '{industries}', '[]') where id = ${id}`.execute(api.db),
    ).rejects.toMatchObject({ constraint: 'creator_application__whole_when_sent' })
  })

  test.each(['name', 'pen_name', 'address', 'citizenship', 'works'])('refuses one without %s', async (field) => {
    await expect(
      sql`update creator_application set form = form - ${field}::text where id = ${id}`.execute(api.db),
    ).rejects.toMatchObject({ constraint: 'creator_application__whole_when_sent' })
  })

  test.each(['profile_zh', 'profile_en', 'website_url'])(
    'takes one without %s, which nobody has to fill in',
    async (field) => {
      const { numAffectedRows } =
        await sql`update creator_application set form = form - ${field}::text where id = ${id}`.execute(api.db)
      expect(numAffectedRows).toBe(1n)
    },
  )

  test('knows the same changes of state as the rules', async () => {
    const rules = Object.entries(creatorApplicationMoves).flatMap(([from, moves]) =>
      Object.values(moves as Record<string, { to: string }>).map(({ to }) => `${from} > ${to}`),
    )
    const { rows } = await sql<{ move: string }>`
      select from_status || ' > ' || to_status as move from creator_application_move`.execute(api.db)
    expect(rows.map(({ move }) => move).toSorted()).toEqual(rules.toSorted())
  })
})
