import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whoPosts } from '../../testing/posting-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof whoPosts>
let other: ReturnType<typeof whoPosts>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  desk = whoPosts(api, (await api.staffWith('editor')).token)
  other = whoPosts(api, (await api.staffWith('editor')).token)
})
afterAll(() => api.close())

/** The fields that a refusal names to somebody who saves a notice as they saw it in a version. */
async function namedTo(version: number, id: number) {
  const { status, body } = await desk.save('notices', id, { title_zh: '照常開館' }, version)
  expect(status).toBe(412)
  return body.stale.fields
}

test('names the fields that differ from what its reader saw, in the order of the form', async () => {
  const { id } = (await desk.add('notices', { text_zh: '風大' })).body
  await other.save('notices', id, { title_zh: '颱風停班', text_zh: '風大', pinned: true })
  expect(await namedTo(1, id)).toEqual(['title_zh', 'pinned'])
  await other.save('notices', id, { title_zh: '颱風停班', text_zh: '雨大', pinned: true })
  expect(await namedTo(1, id)).toEqual(['title_zh', 'text_zh', 'pinned'])
  expect(await namedTo(2, id)).toEqual(['text_zh'])
})

test('names none where a field is again as it was, or where the posting was only shown', async () => {
  const { id } = (await desk.add('notices')).body
  await other.save('notices', id, { title_zh: '颱風停班' })
  await other.move('notices', id, 'revert', { revision: 1 })
  expect(await namedTo(1, id)).toEqual([])
  expect(await namedTo(2, id)).toEqual(['title_zh'])
  await other.move('notices', id, 'publish')
  expect(await namedTo(3, id)).toEqual([])
})

test('names them in what came with the installation, which had no revision before', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into site_notice (level, title_zh)
    values ('info', '春節休館')
    returning id`.execute(api.db)
  const { id } = rows[0]!
  await other.save('notices', id, { title_zh: '春節照常開館' })
  expect(await namedTo(1, id)).toEqual(['title_zh'])
})

test('negative control: a form that nobody has overtaken is saved', async () => {
  const { body } = await desk.add('notices')
  expect((await desk.save('notices', body.id, { title_zh: '照常開館' }, body.version)).status).toBe(200)
})
