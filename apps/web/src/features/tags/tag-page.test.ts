import { expect, test } from 'vitest'
import { fakeApi, refused } from '../../testing/fake-api.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { tagPage } from './tag-page.ts'

const counts = { news: 0, activity: 0, video: 2, album: 1 }
const api = fakeApi({
  'GET /tag/5': ({ path }) => ({
    body: { tag: { id: 5 }, counts, tab: /tab=(\w+)/.exec(path)?.[1] ?? 'news', data: [], meta: {} },
  }),
  'GET /tag/9': refused(404, 'record.not_found'),
})
const screen = fakeScreen({ transport: api.transport, address: '/zh/tag/5' })
const thrown = { init: { status: 404 } }

test('without a tab the first that holds something opens', async () => {
  expect(await tagPage(screen, '5', undefined)).toMatchObject({ tab: 'video', isChosen: false })
})

test('a tab that is asked for opens, empty or not', async () => {
  expect(await tagPage(screen, '5', 'activity')).toMatchObject({ tab: 'activity', isChosen: true })
})

test('a tab or a tag that does not exist is the 404 screen', async () => {
  await expect(tagPage(screen, '5', 'comic')).rejects.toMatchObject(thrown)
  await expect(tagPage(screen, '9', undefined)).rejects.toMatchObject(thrown)
})

test('a tag that has become part of another leads there for good', async () => {
  const old = fakeApi({ 'GET /tag/4': { body: { tag: { id: 5 }, counts, tab: 'news', data: [], meta: {} } } })
  const screenOfOld = fakeScreen({ transport: old.transport, address: '/zh/tag/4' })
  const moved = await tagPage(screenOfOld, '4', undefined).catch((response: unknown) => response as Response)
  expect(moved).toMatchObject({ status: 301 })
  expect((moved as Response).headers.get('location')).toBe('/zh/tag/5')
})
