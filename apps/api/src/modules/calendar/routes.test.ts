import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityWith } from '../../testing/activity-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
const ids: Record<string, number> = {}
beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  // A Tuesday.
  await api.setClock(instantAt(taipeiDate('2026-11-24'), '12:00'))
  ids['lecture'] = await activityWith(api.db, { title: '分鏡的節奏', translated: 'Rhythm', startsInHours: 2 })
  ids['show'] = await activityWith(api.db, {
    category: 'exhibition',
    title: '墨線之間',
    startsInHours: -240,
    endsInHours: 240,
  })
  ids['off'] = await activityWith(api.db, { title: '取消的講座', startsInHours: 48, isCancelled: true })
  ids['past'] = await activityWith(api.db, { title: '上個月的講座', startsInHours: -720 })
  ids['draft'] = await activityWith(api.db, { title: '草稿', startsInHours: 24, publishInHours: null })
  await sql`
    insert into closure (date, reason_zh, reason_en) values ('2026-11-26', '設備檢修', 'Maintenance')`.execute(api.db)
  await sql`
    insert into special_day (date, opens, closes, reason_zh) values ('2026-11-30', '10:00', '17:00', '館慶')`.execute(
    api.db,
  )
})
afterAll(() => api.close())

const calendar = async (query = '') => (await api.call(`GET /calendar${query}`)).body
const idsOf = (body: { data: readonly { id: string }[] }) => body.data.map(({ id }) => id)

describe('GET /calendar', () => {
  test('tells in one view what begins when: activities, closures and other hours, no drafts and nothing that is over', async () => {
    const body = await calendar()
    expect(idsOf(body)).toEqual([
      `activity-${ids['show']}`,
      `activity-${ids['lecture']}`,
      'closure-2026-11-26',
      `activity-${ids['off']}`,
      'special_day-2026-11-30',
    ])
    expect(body.meta).toMatchObject({ page: 1, total: 5, last_page: 1 })
  })

  test('tells of each what it is, when, where, and where the site shows it', async () => {
    const { data } = await calendar()
    expect(data[1]).toEqual({
      id: `activity-${ids['lecture']}`,
      kind: 'lecture',
      title_zh: '分鏡的節奏',
      title_ja: 'Rhythm',
      title_en: 'Rhythm',
      location_zh: '2 樓 A 展間',
      location_ja: null,
      location_en: null,
      starts_at: '2026-11-24 14:00:00',
      ends_at: '2026-11-24 16:00:00',
      is_all_day: false,
      part: null,
      is_cancelled: false,
      url: `/activity_lecture/${ids['lecture']}`,
    })
    expect(data[2]).toMatchObject({
      kind: 'closure',
      title_en: 'Maintenance',
      starts_at: '2026-11-26 00:00:00',
      ends_at: '2026-11-27 00:00:00',
      is_all_day: true,
      url: '/calendar?date=2026-11-26',
    })
    expect(data[3]).toMatchObject({ is_cancelled: true })
    expect(data[4]).toMatchObject({ starts_at: '2026-11-30 10:00:00', ends_at: '2026-11-30 17:00:00' })
  })

  test.each([
    ['exhibition', 1],
    ['lecture', 2],
    ['course', 0],
    ['house', 2],
  ])('?kind=%s', async (kind, count) => {
    expect((await calendar(`?kind=${kind}`)).meta.total).toBe(count)
  })

  test('an exhibition stands on each of its days, the first and the last included', async () => {
    const on = async (day: string) => idsOf(await calendar(`?kind=exhibition&from=${day}&to=${day}`)).length
    expect([await on('2026-11-13'), await on('2026-11-14'), await on('2026-12-04'), await on('2026-12-05')]).toEqual([
      0, 1, 1, 0,
    ])
  })

  test('pages, and says how many there are past the end as well', async () => {
    const body = await calendar('?per_page=2&page=2')
    expect(idsOf(body)).toEqual(['closure-2026-11-26', `activity-${ids['off']}`])
    expect(await calendar('?page=1000000000')).toMatchObject({ data: [], meta: { total: 5 } })
  })

  test('gives the same bytes no second time', async () => {
    const { headers } = await api.call('GET /calendar')
    expect((await api.call('GET /calendar', { headers: { 'if-none-match': headers['etag']! } })).status).toBe(304)
  })

  test.each([
    ['from=2026-11-31', 'from'],
    ['from=2026-12-02&to=2026-12-01', 'to'],
    ['from=2026-12-01&to=2028-12-01', 'to'],
    ['kind=party', 'kind'],
    ['kind=%25', 'kind'],
    [`kind=${'x'.repeat(10_000)}`, 'kind'],
    ['page=0', 'page'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await api.call(`GET /calendar?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test.each(['0001-01-01', '8999-12-01'])('answers from %s cleanly', async (date) => {
    expect((await api.call(`GET /calendar?from=${date}`)).status).toBe(200)
  })
})
