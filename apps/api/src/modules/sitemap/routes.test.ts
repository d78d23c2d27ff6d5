import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityWith } from '../../testing/activity-factory.ts'
import { itemWith, tagWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let [shown, draft, scheduled, ended]: number[] = []

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  shown = await itemWith(api.db, { title: '公開', translated: 'Public' })
  draft = await itemWith(api.db, { publishInHours: null })
  scheduled = await itemWith(api.db, { publishInHours: 5 })
  ended = await itemWith(api.db, { publishInHours: -5, unpublishInHours: -1 })
})
afterAll(() => api.close())

test('lists what is shown, and nothing else, with the highest id', async () => {
  const { body } = await api.call('GET /sitemap')
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([shown])
  expect(body.data[0]).toMatchObject({ kind: 'news', type: null })
  expect(body.last_id).toBe(ended)
})

test('goes on behind an id, and ends', async () => {
  expect((await api.call(`GET /sitemap?after=${shown! - 1}`)).body.data).toHaveLength(1)
  expect((await api.call(`GET /sitemap?after=${shown}`)).body.data).toEqual([])
})

test.each(['after=-1', 'after=x', 'after=1e9', 'after=99999999999'])('?%s is refused', async (query) => {
  expect((await api.call(`GET /sitemap?${query}`)).status).toBe(422)
})

test('names any item that is shown, and no other', async () => {
  expect((await api.call(`GET /sitemap/${shown}`)).body).toMatchObject({ title_zh: '公開', title_en: 'Public' })
  for (const hidden of [draft, scheduled, ended, 999_999])
    expect((await api.call(`GET /sitemap/${hidden}`)).status).toBe(404)
})

test('one that was scheduled stands there from its instant on, changed then', async () => {
  await api.moveClock(6 * 3600)
  const { body } = await api.call(`GET /sitemap?after=${draft}`)
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([scheduled])
  const { rows } = await sql<{ at: string }>`
    select to_char(publish_at at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI:SS') as at
      from content where id = ${scheduled}`.execute(api.db)
  expect(body.data[0].updated_at).toBe(rows[0]!.at)
  await api.moveClock(-6 * 3600)
})

test('an activity has changed when its time did', async () => {
  const id = await activityWith(api.db)
  await api.moveClock(3600)
  const updatedAt = async () => (await api.call(`GET /sitemap/${id}`)).body.updated_at
  const before = await updatedAt()
  await sql`
    update activity set starts_at = starts_at - interval '1 hour' where content_id = ${id}`.execute(api.db)
  expect((await updatedAt()) > before).toBe(true)
})

test('names the tags of what is shown in their tabs, and of nothing else', async () => {
  await itemWith(api.db, { tags: ['shown'] })
  await itemWith(api.db, { tags: ['draft'], publishInHours: null })
  await itemWith(api.db, { tags: ['record'], kind: 'publisher' })
  await tagWith(api.db, 'unused')
  const { body } = await api.call('GET /sitemap/tags')
  expect(body.data).toEqual([{ id: await tagWith(api.db, 'shown') }])
})

test('the newest of a kind stand in the order in which they were published, whenever they take place and pinned or not', async () => {
  const idsOf = async (kind: string) =>
    (await api.call(`GET /sitemap/newest?kind=${kind}`)).body.data.map(({ id }: { id: number }) => id)
  const [soonest, announcedNow] = [
    await activityWith(api.db, { publishInHours: -40, startsInHours: 10, pinned: true }),
    await activityWith(api.db, { publishInHours: -1, startsInHours: 900 }),
  ]
  const between = await activityWith(api.db, { publishInHours: -20, startsInHours: 400 })
  const hidden = await activityWith(api.db, { publishInHours: 2, startsInHours: 500 })
  const ids = await idsOf('activity')
  expect(ids.filter((id: number) => [soonest, announcedNow, between, hidden].includes(id))).toEqual([
    announcedNow,
    between,
    soonest,
  ])
  // Negative control: the list of activities is by their own days.
  const listed = (await api.call('GET /activity?when=upcoming&per_page=100')).body.data.map(
    ({ id }: { id: number }) => id,
  )
  expect(listed.indexOf(soonest)).toBeLessThan(listed.indexOf(announcedNow))
  expect(await idsOf('news')).not.toContain(announcedNow)
})

test.each(['', '?kind=comic', '?kind=news&kind=activity'])('refuses a kind that nobody follows: %s', async (query) => {
  expect((await api.call(`GET /sitemap/newest${query}`)).status).toBe(422)
})
