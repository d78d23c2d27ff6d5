import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { castMembers } from './cast.ts'
import { demoCentreAt, type DemoCentre } from './testing/demo-centre.ts'

let centre: DemoCentre

afterEach(() => centre.close())

test('a new demo has an application in every state, and whoever is under review has one that is', async () => {
  centre = await demoCentreAt('2026-11-24 14:20')
  const { rows } = await sql<{ status: string; username: string; decided: string | null; changes: number }>`
    select application.status,
           member.username,
           member.membership_status as decided,
           (select count(*) from creator_application_change where application_id = application.id) as changes
      from creator_application application
      join member on member.id = application.member_id`.execute(centre.db)
  expect([...new Set(rows.map(({ status }) => status))].toSorted()).toEqual([
    'draft',
    'returned',
    'review_failed',
    'review_passed',
    'under_review',
    'withdrawn',
  ])
  for (const { status, decided, changes, username } of rows) {
    expect(decided === 'under_review', username).toBe(status === 'under_review')
    expect(changes, username).toBe(status === 'draft' ? 0 : status === 'under_review' ? 1 : 2)
  }
  expect(rows.find(({ username }) => username === castMembers.underReview.username)?.status).toBe('under_review')
})

test('creators of the demo have the profile that was approved', async () => {
  centre = await demoCentreAt('2026-11-24 14:20')
  const { rows } = await sql<{ name: string }>`
    select form ->> 'pen_name' as name
      from creator_profile
      join member on member.id = creator_profile.member_id
     where member.class in ('associate_creator', 'creator')
     order by name`.execute(centre.db)
  expect(rows).toHaveLength(2)
})
