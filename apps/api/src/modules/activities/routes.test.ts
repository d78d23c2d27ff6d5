import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityWith } from '../../testing/activity-factory.ts'
import { itemWith, tagWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id)
const statusOf = async (id: number) => (await api.call(`GET /activity/lecture/${id}`)).body.registration.status

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(new Date('2026-11-24T04:00:00Z'))
})
afterAll(() => api.close())

describe('GET /activity', () => {
  let show: number
  let soon: number
  let later: number
  let over: number
  let longOver: number
  beforeAll(async () => {
    later = await activityWith(api.db, { title: '分鏡講座', startsInHours: 240, tags: ['ink'] })
    soon = await activityWith(api.db, { category: 'course', title: '沾水筆課程', startsInHours: 30 })
    show = await activityWith(api.db, {
      category: 'exhibition',
      title: '臺灣漫畫展',
      translated: 'Manga show',
      startsInHours: -200,
      endsInHours: 400,
      admission: null,
    })
    over = await activityWith(api.db, { title: '上週的講座', startsInHours: -100 })
    longOver = await activityWith(api.db, { title: '上個月的講座', startsInHours: -700 })
    await activityWith(api.db, { title: '草稿', publishInHours: null })
    await itemWith(api.db, { title: '一則消息' })
    await itemWith(api.db, { kind: 'activity', title: '還沒有時間的活動', publishInHours: null })
  })

  test('lists what is not over, the next first: what is going on before what is to come', async () => {
    const { status, body } = await api.call('GET /activity?when=upcoming')
    expect([status, ids(body), body.meta.total]).toEqual([200, [show, soon, later], 3])
  })

  test('lists what is over, the last first; without a wish, both', async () => {
    expect(ids((await api.call('GET /activity?when=past')).body)).toEqual([over, longOver])
    expect(ids((await api.call('GET /activity')).body)).toEqual([show, later, soon, over, longOver])
  })

  test('an activity moves from one list to the other when its time has come', async () => {
    await api.moveClock(33 * 3_600)
    const past = ids((await api.call('GET /activity?when=past')).body)
    await api.moveClock(-33 * 3_600)
    expect(past).toEqual([soon, over, longOver])
  })

  test('lists what takes place on the days asked for, the first and the last included', async () => {
    expect(ids((await api.call('GET /activity?from=2026-11-25&to=2026-11-25&sort=oldest')).body)).toEqual([show, soon])
    expect(ids((await api.call('GET /activity?from=2026-11-26&to=2026-11-26')).body)).toEqual([show])
    expect(ids((await api.call('GET /activity?to=2026-11-01')).body)).toEqual([longOver])
    expect(ids((await api.call('GET /activity?from=2027-12-01')).body)).toEqual([])
  })

  test('a card says when, where, which category, and whether one can register', async () => {
    const { body } = await api.call('GET /activity?when=upcoming')
    expect(body.data[1]).toMatchObject({
      id: soon,
      category: 'course',
      type: { slug: 'course', name_en: 'Courses' },
      phase: 'upcoming',
      starts_at: '2026-11-25 18:00:00',
      ends_at: '2026-11-25 20:00:00',
      location_zh: '2 樓 A 展間',
      location_ja: null,
      space: null,
      registration: { status: 'open', capacity: 30, remaining: 30, applicants: 0, days_left: 1, fee_points: 0 },
    })
    expect(body.data[0].registration).toMatchObject({ status: 'none', capacity: null, remaining: null, opens_at: null })
    expect(body.data[0]).toMatchObject({ title_en: 'Manga show', phase: 'ongoing' })
    expect(body.data[0].registration.form).toBeUndefined()
  })

  test('lists those that one can register for now', async () => {
    const full = await activityWith(api.db, { startsInHours: 300, admission: { capacity: 2, taken: 2 } })
    expect(ids((await api.call('GET /activity?registration=open')).body)).toEqual([later, soon])
    await sql`delete from content where id = ${full}`.execute(api.db)
  })

  test('searches and filters as every list does', async () => {
    expect(ids((await api.call(`GET /activity?q=${encodeURIComponent('台湾漫画')}`)).body)).toEqual([show])
    expect(ids((await api.call(`GET /activity?tag=${await tagWith(api.db, 'ink')}`)).body)).toEqual([later])
    expect(ids((await api.call('GET /activity?type=999999')).body)).toEqual([])
  })

  test.each(['newest', 'oldest', 'popular', 'name'])('sorted by %s has each once', async (sort) => {
    const { body } = await api.call(`GET /activity?sort=${sort}`)
    expect(ids(body).toSorted((a, b) => a - b)).toEqual([later, soon, show, over, longOver])
  })

  test('of a category lists that category alone', async () => {
    expect(ids((await api.call('GET /activity/lecture?when=past')).body)).toEqual([over, longOver])
    expect(ids((await api.call('GET /activity/matchmaking')).body)).toEqual([])
  })

  test.each([
    ['page=0', 422],
    ['page=1e9', 422],
    ['per_page=101', 422],
    ['when=now', 422],
    ['registration=full', 422],
    ['from=2026-02-30', 422],
    ['to=tomorrow', 422],
    ['sort=random()', 422],
    [`q=${'漫'.repeat(10_000)}`, 422],
    ['page=1000000000', 200],
    ['q=%25', 200],
    ["q='", 200],
    ['q=%20%20', 200],
    ['q=%F0%9F%8D%A3', 200],
  ])('?%.40s answers %i, of a category as well', async (query, status) => {
    for (const path of ['/activity', '/activity/course'])
      expect((await api.call(`GET ${path}?${query}`)).status, path).toBe(status)
  })

  test.each(['party', 'Lecture', '__proto__', 'preview', '%00'])('of no category %s is not found', async (category) => {
    expect((await api.call(`GET /activity/${category}`)).status).toBe(404)
  })

  test('has an ETag and answers 304', async () => {
    for (const path of ['/activity', '/activity/lecture', `/activity/lecture/${later}`]) {
      const { headers } = await api.call(`GET ${path}`)
      const again = await api.call(`GET ${path}`, { headers: { 'if-none-match': headers['etag']! } })
      expect([again.status, again.text], path).toEqual([304, ''])
    }
  })
})

describe('GET /activity/{category}/{id}', () => {
  test('has the programme, the speakers, the units and the questions in their order', async () => {
    const id = await activityWith(api.db, { admission: { feePoints: 80, minMemberClass: 'creator' } })
    await sql`
      insert into activity_schedule (activity_id, position, starts_at, ends_at, title_zh, title_en)
      values (${id}, 1, date_trunc('hour', koma_now()) + interval '25 hours',
              date_trunc('hour', koma_now()) + interval '26 hours', '提問', null),
             (${id}, 2, date_trunc('hour', koma_now()) + interval '24 hours',
              date_trunc('hour', koma_now()) + interval '25 hours', '開場', 'Opening')`.execute(api.db)
    await sql`insert into activity_speaker (activity_id, position, role_zh) values (${id}, 1, '漫畫編輯')`.execute(
      api.db,
    )
    const form = [
      { key: 'hand', kind: 'choice', label_zh: '慣用手', label_ja: null, label_en: null, required: true, options: [] },
    ]
    await sql`update activity_admission set form = ${JSON.stringify(form)} where activity_id = ${id}`.execute(api.db)
    const { body } = await api.call(`GET /activity/lecture/${id}`)
    expect(body.schedule).toEqual([
      {
        starts_at: '2026-11-25 12:00:00',
        ends_at: '2026-11-25 13:00:00',
        title_zh: '開場',
        title_ja: null,
        title_en: 'Opening',
      },
      expect.objectContaining({ title_zh: '提問', title_en: null }),
    ])
    expect(body).toMatchObject({
      speakers: [{ role_zh: '漫畫編輯', role_en: null, name_zh: null, creator_id: null }],
      units: { organiser_zh: '中心推廣組', co_organiser_zh: null },
      registration: { form, fee_points: 80, min_member_class: 'creator' },
      my_registration: null,
      is_collect: false,
    })
  })

  test('says of registration what is true at that moment, without anything having to run', async () => {
    const admission = { opensInHours: 2, closesInHours: 10, capacity: 2, taken: 1 }
    const id = await activityWith(api.db, { startsInHours: 20, admission })
    expect(await statusOf(id)).toBe('not_started')
    await api.moveClock(3 * 3_600)
    expect(await statusOf(id)).toBe('open')
    await sql`update activity_admission set taken = 2 where activity_id = ${id}`.execute(api.db)
    expect(await statusOf(id)).toBe('full')
    await api.moveClock(8 * 3_600)
    expect(await statusOf(id)).toBe('closed')
    await api.moveClock(-11 * 3_600)
    expect(await statusOf(id)).toBe('not_started')
  })

  test('counts who applied, who waits and what is left from one place', async () => {
    const id = await activityWith(api.db, { admission: { capacity: 30, taken: 30, waiting: 4 } })
    const { body } = await api.call(`GET /activity/lecture/${id}`)
    expect(body.registration).toMatchObject({
      status: 'full',
      capacity: 30,
      remaining: 0,
      applicants: 34,
      waiting: 4,
      keeps_waiting: true,
    })
  })

  test('that was called off can be read, is closed, and a calendar hears of it', async () => {
    const id = await activityWith(api.db)
    const before = (await api.call(`GET /activity/lecture/${id}`)).body
    await sql`update activity set cancelled_at = koma_now() where content_id = ${id}`.execute(api.db)
    const { body } = await api.call(`GET /activity/lecture/${id}`)
    expect(body).toMatchObject({
      phase: 'cancelled',
      registration: { status: 'closed' },
      sequence: before.sequence + 1,
    })
    await sql`update activity set space = '2a' where content_id = ${id}`.execute(api.db)
    expect((await api.call(`GET /activity/lecture/${id}`)).body.sequence).toBe(body.sequence)
  })

  test('leads to the one before and after in its category, and to those to come that are alike', async () => {
    await sql`delete from content`.execute(api.db)
    const first = await activityWith(api.db, { startsInHours: -50, tags: ['ink'] })
    const second = await activityWith(api.db, { startsInHours: 20, tags: ['ink'] })
    const course = await activityWith(api.db, { category: 'course', startsInHours: 30, tags: ['ink', 'pen'] })
    const third = await activityWith(api.db, { startsInHours: 40, tags: ['pen'] })
    await activityWith(api.db, { startsInHours: 30, isCancelled: true, tags: ['ink'] })
    const { body } = await api.call(`GET /activity/lecture/${second}`)
    expect(body.previous).toMatchObject({ id: first, category: 'lecture' })
    expect((await api.call(`GET /activity/lecture/${third}`)).body.next).toBeNull()
    expect(body.related.map(({ id }: { id: number }) => id)).toEqual([course, third])
  })

  test('under another category, as a draft, to come, withdrawn, without a time and of another kind is the same 404', async () => {
    const lecture = await activityWith(api.db)
    const hidden = await Promise.all([
      activityWith(api.db, { publishInHours: null }),
      activityWith(api.db, { publishInHours: 1 }),
      activityWith(api.db, { publishInHours: -2, unpublishInHours: -1 }),
      itemWith(api.db, { kind: 'activity', publishInHours: null }),
      itemWith(api.db),
    ])
    const addresses = [`course/${lecture}`, ...[...hidden, 0, 999_999, 'abc', 'preview'].map((id) => `lecture/${id}`)]
    for (const address of addresses)
      expect((await api.call(`GET /activity/${address}`)).body, address).toMatchObject({ code: 'record.not_found' })
    expect((await api.call(`GET /activity/lecture/${lecture}`)).status).toBe(200)
  })
})
