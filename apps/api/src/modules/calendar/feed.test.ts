import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityWith } from '../../testing/activity-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let lecture: number
let off: number
beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(instantAt(taipeiDate('2026-11-24'), '12:00'))
  lecture = await activityWith(api.db, {
    title: '分鏡, 節奏; 與「間」：給第一次畫長篇的人，一整個下午的實作與討論😀',
    summary: '第一行\n第二行\\n',
    translated: 'Rhythm',
    startsInHours: 2,
  })
  off = await activityWith(api.db, { category: 'course', title: '取消的課程', startsInHours: 48, isCancelled: true })
  await activityWith(api.db, { title: '很久以前', startsInHours: -24 * 120 })
  await sql`insert into closure (date, reason_zh) values ('2026-12-31', '跨年')`.execute(api.db)
})
afterAll(() => api.close())

const feed = async (query = '') => await api.call(`GET /calendar.ics${query}`)

/** The events of a feed as a calendar program reads them, by their ids. */
async function eventsOf(query = ''): Promise<Map<string, ICAL.Event>> {
  const calendar = new ICAL.Component(ICAL.parse((await feed(query)).text))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!)
  ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return new Map(events.map((event) => [event.uid.split('@')[0]!, event]))
}

const utc = (time: ICAL.Time) => time.toJSDate().toISOString()

describe('GET /calendar.ics', () => {
  test('is read by a calendar program: times of Taipei, texts as they were, whole days, cancelled events', async () => {
    const events = await eventsOf()
    expect([...events.keys()]).toEqual([`activity-${lecture}`, `activity-${off}`, 'closure-2026-12-31'])
    const event = events.get(`activity-${lecture}`)!
    expect([utc(event.startDate), utc(event.endDate)]).toEqual(['2026-11-24T06:00:00.000Z', '2026-11-24T08:00:00.000Z'])
    expect(event.summary).toBe('分鏡, 節奏; 與「間」：給第一次畫長篇的人，一整個下午的實作與討論😀')
    expect(event.description).toBe('第一行\n第二行\\n')
    expect(event.location).toBe('2 樓 A 展間')
    expect(events.get(`activity-${off}`)!.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    const closure = events.get('closure-2026-12-31')!
    expect([closure.startDate.isDate, String(closure.startDate), String(closure.endDate)]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ])
    expect(closure.summary).toBe('休館：跨年')
  })

  test('is a file of its kind that caches ask about', async () => {
    const { headers, text } = await feed('?lang=en&category=lecture')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe('inline; filename="koma-lecture-en.ics"')
    expect((await feed('?lang=en&category=lecture')).headers['etag']).toBe(headers['etag'])
    const again = await api.call('GET /calendar.ics?lang=en&category=lecture', {
      headers: { 'if-none-match': headers['etag']! },
    })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  })

  test('speaks the language asked for, and Chinese where nobody translated', async () => {
    const events = await eventsOf('?lang=ja')
    expect(events.get(`activity-${lecture}`)!.summary).toBe('Rhythm')
    expect(events.get(`activity-${off}`)!.summary).toBe('取消的課程')
    expect((await feed('?lang=ja&category=course')).text).toContain('X-WR-CALNAME:マンガ文化センター：講座')
  })

  test.each([
    ['lecture', 1],
    ['course', 1],
    ['matchmaking', 0],
    ['house', 1],
  ])('of %s alone', async (category, count) => {
    expect((await eventsOf(`?category=${category}`)).size).toBe(count)
  })

  test('keeps the id of an event and raises its sequence when it moves, is called off or is written anew', async () => {
    const sequence = async () => (await eventsOf()).get(`activity-${lecture}`)!.sequence
    const before = await sequence()
    await sql`
      update activity set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
       where content_id = ${lecture}`.execute(api.db)
    await expect.poll(sequence).toBe(before + 1)
    await sql`update activity set cancelled_at = koma_now() where content_id = ${lecture}`.execute(api.db)
    await expect.poll(sequence).toBe(before + 2)
    await sql`update content set version = version + 1 where id = ${lecture}`.execute(api.db)
    await expect.poll(sequence).toBe(before + 3)
  })

  test('raises the sequence of a closure with each change, and says when it does not take place after all', async () => {
    const closure = async () => {
      const event = (await eventsOf('?category=house')).get('closure-2026-12-31')!
      return [event.sequence, event.component.getFirstPropertyValue('status')]
    }
    const put = sql`insert into closure (date, reason_zh) values ('2026-12-31', '跨年')`
    expect(await closure()).toEqual([0, 'CONFIRMED'])
    await sql`update closure set reason_zh = '跨年夜' where date = '2026-12-31'`.execute(api.db)
    expect(await closure()).toEqual([1, 'CONFIRMED'])
    await sql`update closure set reason_zh = '跨年夜' where date = '2026-12-31'`.execute(api.db)
    expect(await closure()).toEqual([1, 'CONFIRMED'])
    await sql`delete from closure where date = '2026-12-31'`.execute(api.db)
    expect(await closure()).toEqual([2, 'CANCELLED'])
    expect((await api.call('GET /calendar?from=2026-12-31&to=2026-12-31')).body.data).toEqual([])
    await put.execute(api.db)
    expect(await closure()).toEqual([3, 'CONFIRMED'])
  })

  test('tells a day with other hours that moves to another date as two days', async () => {
    await sql`
      insert into special_day (date, opens, closes, reason_zh) values ('2026-12-07', '10:00', '17:00', '館慶')`.execute(
      api.db,
    )
    await sql`update special_day set date = '2026-12-14' where date = '2026-12-07'`.execute(api.db)
    const events = await eventsOf('?category=house')
    const stateOf = (id: string) => events.get(id)!.component.getFirstPropertyValue('status')
    expect([stateOf('special_day-2026-12-07'), stateOf('special_day-2026-12-14')]).toEqual(['CANCELLED', 'CONFIRMED'])
    expect(utc(events.get('special_day-2026-12-07')!.startDate)).toBe('2026-12-07T02:00:00.000Z')
    await sql`delete from special_day`.execute(api.db)
    await sql`delete from withdrawn_house_day where kind = 'special_day'`.execute(api.db)
  })

  test('negative control: without its trigger a closure that is taken back is not told', async () => {
    await sql`alter table closure disable trigger closure__withdrawn`.execute(api.db)
    await sql`insert into closure (date, reason_zh) values ('2027-01-05', '盤點')`.execute(api.db)
    await sql`delete from closure where date = '2027-01-05'`.execute(api.db)
    await sql`alter table closure enable trigger closure__withdrawn`.execute(api.db)
    expect((await eventsOf('?category=house')).has('closure-2027-01-05')).toBe(false)
  })

  test('negative control: the same feed without its zone has other times', async () => {
    const { text } = await feed()
    const zoneless = text.replace(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE\r\n/, '').replaceAll(';TZID=Asia/Taipei', '')
    const [event] = new ICAL.Component(ICAL.parse(zoneless)).getAllSubcomponents('vevent')
    const { startDate } = new ICAL.Event(event)
    expect(startDate.zone?.tzid).not.toBe('Asia/Taipei')
  })

  test.each(['lang=fr', 'category=party', "lang='", 'category=%F0%9F%98%80'])('refuses %s', async (query) => {
    expect((await feed(`?${query}`)).status).toBe(422)
  })
})
