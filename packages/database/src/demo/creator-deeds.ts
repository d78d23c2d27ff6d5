import { randomInt } from 'node:crypto'
import { reviewWorkingDaysMax } from '@koma/domain/creator-application.ts'
import { displayNumber, serialMax } from '@koma/domain/display-number.ts'
import { addDays, dayMs, instantAt, taipeiDateOf, type Instant } from '@koma/domain/taipei-time.ts'
import { addWorkingDays, holidayCalendarOf, type CalendarDay, type HolidayCalendar } from '@koma/domain/working-days.ts'
import { sql } from 'kysely'
import { castStaff } from './cast-staff.ts'
import { demoApplications, type DemoApplication, type DemoCreator } from './creator-stories.ts'
import { demoMemberList } from './regulars.ts'
import type { Deed, Tx } from './timeline.ts'

/** Applications are sent in the evening and decided in the morning. */
const sentAt = '21:10'
const decidedAt = '10:40'

/** Applications for the creator classes in every state, with what the reviewer did. Source: product §4 */
export function creatorDeeds(calendar: HolidayCalendar, now: Instant): Deed[] {
  return demoApplications.flatMap((story) => {
    const { ends } = story
    const writtenAt = at(now, story.sentDaysAgo, sentAt)
    if (ends.kind === 'draft') return [{ at: writtenAt, act: (tx) => write(tx, story, now) }]
    const sent = { at: writtenAt, act: (tx: Tx) => send(tx, calendar, story, now) }
    if (ends.kind === 'waits') return [sent]
    return [sent, { at: at(now, ends.daysAgo, decidedAt), act: (tx: Tx) => end(tx, story) }]
  })
}

const at = (now: Instant, daysAgo: number, time: string): Instant =>
  instantAt(addDays(taipeiDateOf(now), -daysAgo), time)

async function send(tx: Tx, calendar: HolidayCalendar, story: DemoApplication, now: Instant) {
  const sentOn = taipeiDateOf(at(now, story.sentDaysAgo, sentAt))
  await sql`
    with sent as (
      insert into creator_application (id, number, member_id, class, status, form, submitted_at, review_by)
      select koma_uuid7(), ${displayNumber('P', randomInt(serialMax))}, id, ${story.class}, 'under_review',
             ${JSON.stringify(formOf(story, now))}::jsonb, koma_now(),
             ${addWorkingDays(sentOn, reviewWorkingDaysMax, calendar)}
        from member
       where username = ${story.who}
      returning id, member_id
    ),
    marked as (
      update member
         set membership_status = 'under_review'
        from sent
       where member.id = sent.member_id
    )
    insert into creator_application_change (application_id, position, status)
    select id, 1, 'under_review'
      from sent`.execute(tx)
}

/** What is being written: everything is text there, and nothing is null. */
async function write(tx: Tx, story: DemoApplication, now: Instant) {
  const draft = JSON.stringify({ type: story.class, ...formOf(story, now) }, (_, value: unknown) => value ?? '')
  await sql`
    insert into creator_application (id, number, member_id, status, draft)
    select koma_uuid7(), ${displayNumber('P', randomInt(serialMax))}, id, 'draft', ${draft}::jsonb
      from member
     where username = ${story.who}`.execute(tx)
}

const statuses = {
  returned: 'returned',
  passed: 'review_passed',
  failed: 'review_failed',
  withdrawn: 'withdrawn',
} as const

async function end(tx: Tx, { who, ends }: DemoApplication) {
  if (ends.kind === 'waits' || ends.kind === 'draft') return
  const status = statuses[ends.kind]
  const reason = 'reason' in ends ? ends.reason : null
  const comments = 'comments' in ends ? ends.comments : {}
  const reviewer = ends.kind === 'withdrawn' ? null : castStaff.reviewer.username
  await sql`
    with decided as (
      update creator_application application
         set status = ${status},
             reason = ${reason},
             comments = ${JSON.stringify(comments)}::jsonb,
             review_by = null,
             decided_at = koma_now(),
             decided_by = (select id from staff_account where username = ${reviewer}),
             updated_at = koma_now(),
             version = application.version + 1
        from member
       where member.id = application.member_id
         and member.username = ${who}
         and application.status = 'under_review'
      returning application.id, application.member_id, application.form
    ),
    known as (
      insert into creator_profile (member_id, form)
      select member_id, form
        from decided
       where ${status} = 'review_passed'
    ),
    marked as (
      update member
         set membership_status = null
        from decided
       where member.id = decided.member_id
    )
    insert into creator_application_change (application_id, position, status, note, staff_id)
    select id, 2, ${status}, ${reason}, (select id from staff_account where username = ${reviewer})
      from decided`.execute(tx)
}

/** The published working days of the installation. */
export async function calendarOf(tx: Tx): Promise<HolidayCalendar> {
  const { rows } = await sql<CalendarDay>`
    select date, is_workday as "isWorkday"
      from holiday`.execute(tx)
  return holidayCalendarOf(rows)
}

/** The form in the words of the wire. */
function formOf({ who, creator }: DemoApplication, now: Instant) {
  const { name } = demoMemberList.find(({ username }) => username === who)!
  return { ...personOf(name, creator), works: creator.works.map((work) => workOf(work, now)) }
}

const personOf = (name: string, creator: DemoCreator) => ({
  name,
  name_en: creator.nameEn,
  pen_name: creator.penName,
  industries: creator.industries,
  citizenship: creator.nationality === null ? 'domestic' : 'foreign',
  nationality: creator.nationality,
  address: creator.address,
  postal_code: creator.postalCode,
  village: null,
  website_url: creator.website,
  social_url: null,
  profile_zh: creator.profileZh,
  profile_en: creator.profileEn,
})

const workOf = ({ publishedDaysAgo, ...work }: DemoCreator['works'][number], now: Instant) => ({
  ...work,
  published_on: publishedDaysAgo === null ? null : taipeiDateOf(new Date(now.getTime() - publishedDaysAgo * dayMs)),
})
