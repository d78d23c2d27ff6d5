import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityWith } from '../../testing/activity-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let course: number
let show: number
beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  // A Tuesday.
  await api.setClock(instantAt(taipeiDate('2026-11-24'), '10:00'))
  course = await activityWith(api.db, {
    category: 'course',
    title: '水墨課',
    startsInHours: 24,
    endsInHours: 24 * 15 + 3,
  })
  show = await activityWith(api.db, { category: 'exhibition', title: '展', startsInHours: -48, endsInHours: 24 * 30 })
  await sql`
    insert into activity_schedule (activity_id, position, starts_at, ends_at, title_zh)
    select content_id, week * 2 + half + 1,
           starts_at + week * interval '7 days' + half * interval '2 hours',
           starts_at + week * interval '7 days' + half * interval '2 hours' + interval '1 hour', '課'
      from activity, generate_series(0, 2) as week, generate_series(0, 1) as half
     where content_id = ${course}`.execute(api.db)
})
afterAll(() => api.close())

const rows = async (query: string) => (await api.call(`GET /calendar?kind=course${query}`)).body.data

const feedEvents = async () => {
  const calendar = new ICAL.Component(ICAL.parse((await api.call('GET /calendar.ics')).text))
  ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!))
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}

test('a course stands on each of its class days, from its first line to its last, and on no other', async () => {
  const data = await rows('')
  expect(data.map(({ id, starts_at, ends_at, part }: any) => [id, starts_at, ends_at, part])).toEqual([
    [`activity-${course}-1`, '2026-11-25 10:00:00', '2026-11-25 13:00:00', { number: 1, count: 3 }],
    [`activity-${course}-2`, '2026-12-02 10:00:00', '2026-12-02 13:00:00', { number: 2, count: 3 }],
    [`activity-${course}-3`, '2026-12-09 10:00:00', '2026-12-09 13:00:00', { number: 3, count: 3 }],
  ])
  expect(data[1].url).toBe(`/activity_course/${course}`)
  expect(await rows('&from=2026-11-26&to=2026-12-01')).toEqual([])
  expect(await rows('&from=2026-12-02&to=2026-12-02')).toHaveLength(1)
})

test('the feed has an event for each, with an id of its own, and an exhibition on whole days', async () => {
  const events = (await feedEvents()).filter(({ uid }) => uid.startsWith(`activity-${course}-`))
  expect(events.map(({ uid, summary }) => [uid, summary])).toEqual(
    [1, 2, 3].map((day) => [`activity-${course}-${day}@koma.example`, `水墨課 (${day}/3)`]),
  )
  const run = (await feedEvents()).find(({ uid }) => uid === `activity-${show}@koma.example`)!
  expect([run.startDate.isDate, String(run.startDate), String(run.endDate)]).toEqual([true, '2026-11-22', '2026-12-25'])
})

test('a class that is moved raises the sequence', async () => {
  const [before] = (await feedEvents()).filter(({ uid }) => uid.startsWith(`activity-${course}-`))
  await sql`
    update activity_schedule set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
     where activity_id = ${course} and position in (5, 6)`.execute(api.db)
  const after = (await feedEvents()).filter(({ uid }) => uid.startsWith(`activity-${course}-`))
  expect(after[0]!.sequence).toBe(before!.sequence + 1)
  expect(after[2]!.startDate.toJSDate().toISOString()).toBe('2026-12-09T03:00:00.000Z')
})

test('negative control: of one day it stands there once, under its own id', async () => {
  await sql`delete from activity_schedule where activity_id = ${course} and position > 2`.execute(api.db)
  expect((await rows('')).map(({ id, part }: any) => [id, part])).toEqual([[`activity-${course}`, null]])
})
