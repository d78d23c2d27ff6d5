import { existsSync } from 'node:fs'
import path from 'node:path'
import { clipsDir, clipsPath } from '@koma/database/content/content-files.ts'
import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
})
afterAll(() => api.close())

/** The video of the demo with that slug. */
async function video(slug: string) {
  const { rows } = await sql<{ id: number }>`
    select id from content where kind = 'video' and slug = ${slug}`.execute(api.db)
  return (await api.call(`GET /video/${rows[0]!.id}`)).body
}

const fileOf = (src: string) => path.join(clipsDir, src.replace(clipsPath, ''))

describe('GET /video/{id}', () => {
  test('has a source, subtitles in three languages and chapters within its length', async () => {
    const body = await video('vid-01')
    expect(body.source).toEqual({ kind: 'file', src: `${clipsPath}page.webm` })
    expect(body.tracks.map(({ language }: { language: string }) => language)).toEqual(['zh', 'ja', 'en'])
    expect(body.chapters[0]).toMatchObject({ starts_s: 0, title_zh: '視線的起點' })
    for (const { starts_s } of body.chapters) expect(starts_s).toBeLessThan(body.duration_s)
  })

  test('every address of the demo names a file that is there', async () => {
    const { body } = await api.call('GET /video?per_page=100')
    const ids = body.data.filter((one: { source: unknown }) => one.source).map((one: { id: number }) => one.id)
    expect(ids.length).toBe(20)
    for (const id of ids) {
      const { source, tracks } = (await api.call(`GET /video/${id}`)).body
      for (const { src } of [source, ...tracks]) expect(existsSync(fileOf(src)), src).toBe(true)
    }
  })

  test('without a recording there is nothing to play, and nothing pretends', async () => {
    expect(await video('vid-22')).toMatchObject({ source: null, tracks: [], chapters: [], duration_s: 3300 })
  })

  test('a recording elsewhere has its id there, and no files of ours', async () => {
    const id = await itemWith(api.db, { kind: 'video' })
    await sql`
      update video
         set source_kind = 'youtube', source = 'abcdefghijk', subtitles = '{zh}'
       where content_id = ${id}`.execute(api.db)
    const { body } = await api.call(`GET /video/${id}`)
    expect(body).toMatchObject({ source: { kind: 'youtube', src: 'abcdefghijk' }, subtitles: ['zh'], tracks: [] })
  })
})

describe.each(['video', 'album'])('GET /%s', (list) => {
  test.each([
    ['page=0', 422],
    ['page=1e9', 422],
    ['page=1000000000', 200],
    ['type=abc', 422],
    ['type=999999', 200],
    [`q=${'漫'.repeat(10_000)}`, 422],
    ["q='", 200],
    ['q=%25', 200],
    ['q=%20%20', 200],
    ['q=🍣', 200],
  ])('?%.40s answers %i', async (query, status) => {
    const answer = await api.call(`GET /${list}?${encodeURI(query).replaceAll('%25', '%')}`)
    expect(answer.status).toBe(status)
    expect(answer.body).toHaveProperty(status === 200 ? 'data' : 'errors')
  })

  test('has an ETag, and 304 answers it', async () => {
    const { headers } = await api.call(`GET /${list}`)
    const again = await api.call(`GET /${list}`, { headers: { 'if-none-match': headers['etag']! } })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})
