import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStorage } from '../../platform/files/file-storage.ts'
import { s3Storage } from '../../platform/files/s3-storage.ts'
import { itemWith } from '../../testing/content-factory.ts'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { atTheLibrary } from '../../testing/media-factory.ts'
import { pngOf } from '../../testing/picture-factory.ts'
import { s3Server, type S3Server } from '../../testing/s3-server.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { fileJobs } from '../files/jobs.ts'
import { variantReader } from './commands/read-variant.ts'
import { mediaJobs } from './jobs.ts'

let api: TestApi
let s3: S3Server
let library: ReturnType<typeof atTheLibrary>
let desk: ReturnType<typeof atTheDesk>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  s3 = await s3Server()
  await arrive()
})
afterAll(async () => {
  await s3.close()
  await api.close()
})

/** Somebody of the desk; when the clock has moved, their sign-in is over. */
async function arrive() {
  const { token } = await api.staffWith('editor')
  library = atTheLibrary(api, token)
  desk = atTheDesk(api, token)
}

const read = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })
const runJobs = async () => {
  for (const job of [...mediaJobs(api.deps, api.app.log), ...fileJobs(api.deps, api.app.log)]) await job.run()
}

describe('GET /media/{id}/{file}', () => {
  test('is kept for a year by everybody, has an ETag, and answers 304 to who has it', async () => {
    const { picture } = await library.picture()
    const { statusCode, headers, rawPayload } = await read(picture.variants[0]!.src)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(rawPayload.length).toBeGreaterThan(100)
    const again = await read(picture.variants[0]!.src, { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.payload, again.headers['cache-control']]).toEqual([
      304,
      '',
      'public, max-age=31536000, immutable',
    ])
  })

  test.each([
    '/api/media/018f3a44-0000-7000-8000-000000000009/320.webp',
    '/api/media/abc/320.webp',
    '/api/media/018f3a44-0000-7000-8000-000000000009/..%2f320.webp',
    '/api/media/018f3a44-0000-7000-8000-000000000009/320.svg',
  ])('%s is a 404', async (url) => expect((await read(url)).statusCode).toBe(404))

  test('bytes that the store has damaged are never given out', async () => {
    const { picture } = await library.picture()
    const { src } = picture.variants.at(-1)!
    const [, id, name] = /media\/([^/]+)\/(.+)$/.exec(src)!
    await sql`alter table media_variant disable trigger media_variant__kept`.execute(api.db)
    await sql`update media_variant set digest = ${Buffer.alloc(32)} where original_id = ${id} and name = ${name}`.execute(
      api.db,
    )
    await sql`alter table media_variant enable trigger media_variant__kept`.execute(api.db)
    expect((await read(src)).statusCode).toBe(500)
  })

  test('keeps what was asked for last, and no more than it may', async () => {
    const { picture } = await library.picture()
    const asked: string[] = []
    const { storage } = api.deps.files
    const counted: FileStorage = { ...storage, read: (key) => (asked.push(key), storage.read(key)) }
    const [, id] = /media\/([^/]+)\//.exec(picture.variants[0]!.src)!
    const names = picture.variants.map(({ src }) => src.split('/').at(-1)!)
    const roomy = variantReader({ ...api.deps, files: { ...api.deps.files, storage: counted } })
    await Promise.all([roomy(id!, names[0]!), roomy(id!, names[0]!)])
    await roomy(id!, names[0]!)
    expect(asked).toHaveLength(1)
    const tight = variantReader({ ...api.deps, files: { ...api.deps.files, storage: counted } }, 1)
    await tight(id!, names[0]!)
    await tight(id!, names[0]!)
    expect(asked).toHaveLength(3)
  })
})

test('what was removed for good is forgotten by every process, and only then', async () => {
  const { picture } = await library.picture()
  const told: ((tag: string) => void)[] = []
  const changes = {
    ...api.deps.changes,
    subscribe: (listener: (tag: string) => void) => (told.push(listener), () => {}),
  }
  const reader = variantReader({ ...api.deps, changes })
  const [, id, name] = /media\/([^/]+)\/(.+)$/.exec(picture.variants[0]!.src)!
  const first = await reader(id!, name!)
  told[0]!('content')
  expect(await reader(id!, name!)).toBe(first)
  told[0]!('media')
  expect(await reader(id!, name!)).not.toBe(first)
})

describe('the sizes of a picture', () => {
  test('are made once, however often the job runs', async () => {
    const { body } = await library.upload()
    await library.make()
    await runJobs()
    const { picture, version } = await library.read(body.id)
    await runJobs()
    expect(await library.read(body.id)).toMatchObject({ version, picture: { variants: picture.variants } })
  })

  test('are tried again while the store is away, and after that it says so', async () => {
    const { storage } = api.deps.files
    const away = { ...storage, read: () => Promise.reject(new Error('away')) }
    const { body } = await library.upload()
    Object.assign(api.deps.files, { storage: away })
    await library.make()
    expect((await library.read(body.id)).state).toBe('making')
    for (let time = 0; time < 5; time++) {
      await api.moveClock(301)
      for (const job of mediaJobs(api.deps, api.app.log)) await job.run()
    }
    await arrive()
    expect((await library.read(body.id)).state).toBe('failed')
    Object.assign(api.deps.files, { storage })
    expect((await library.replace(body.id, pngOf(400, 400))).status).toBe(200)
    await library.make()
    expect((await library.read(body.id)).state).toBe('ready')
  })

  test('lie in a store that speaks S3 as on the disk', async () => {
    const { storage } = api.deps.files
    Object.assign(api.deps.files, { storage: s3Storage(s3) })
    const { picture } = await library.picture({ alt_zh: '在雲端' })
    expect(picture.variants.length).toBeGreaterThan(2)
    expect((await read(picture.variants[0]!.src)).statusCode).toBe(200)
    Object.assign(api.deps.files, { storage })
  })
})

describe('the clean-up', () => {
  const objects = async () =>
    (await sql<{ count: number }>`select count(*) as count from stored_object`.execute(api.db)).rows[0]!.count

  test('removes what has been in the trash for 30 days, its bytes too, and what was replaced as long ago', async () => {
    const gone = await library.picture({ alt_zh: '丟掉' })
    const kept = await library.picture({ alt_zh: '留下' })
    await library.replace(kept.id, pngOf(500, 500))
    await library.make()
    await library.move(gone.id, 'trash')
    await api.moveClock(29 * 86_400)
    await runJobs()
    expect((await read(gone.picture.variants[0]!.src)).statusCode).toBe(200)
    await api.moveClock(2 * 86_400)
    const before = await objects()
    await runJobs()
    await arrive()
    expect((await library.call(`GET /staff/media/${gone.id}`)).status).toBe(404)
    const fresh = variantReader(api.deps)
    const bytesOf = (src: string) => fresh(...(src.split('/').slice(-2) as [string, string]))
    for (const { src } of [gone.picture.variants[0]!, kept.picture.variants[0]!])
      expect(await bytesOf(src), src).toBeUndefined()
    expect(await bytesOf((await library.read(kept.id)).picture.variants[0]!.src)).toBeDefined()
    expect(await objects()).toBeLessThan(before)
  })

  test('negative control: bytes that a picture refers to are refused to go', async () => {
    await library.picture({ alt_zh: '留下' })
    const keys = sql`delete from stored_object where storage_key in (select storage_key from media_variant)`
    await expect(keys.execute(api.db)).rejects.toThrow('media_variant__bytes')
  })
})

describe('the cover of an item', () => {
  test('is seen by visitors once it is published, in lists and on its page', async () => {
    const { id, picture } = await library.picture({ alt_zh: '展場', alt_ja: '会場', credit: '林雅婷' })
    const item = await itemWith(api.db, { title: '展覽' })
    await desk.save(item, { title_zh: '展覽', cover_id: id })
    expect((await api.call(`GET /news/${item}`)).body.cover).toBeNull()
    await desk.move(item, 'publish')
    const { body } = await api.call(`GET /news/${item}`)
    expect(body.cover).toEqual(picture)
    expect((await api.call('GET /news')).body.data[0].cover).toEqual(picture)
  })

  test('is a revision like every other field, and comes back with it', async () => {
    const { id } = await library.picture()
    const item = await desk.begin({ cover_id: id })
    await desk.save(item.id, { cover_id: null })
    const { body } = await desk.call(`GET /staff/content/${item.id}/revisions/2`)
    expect([body.changed, body.before.cover_id, body.fields.cover_id]).toEqual([['cover_id'], id, null])
    expect((await desk.move(item.id, 'revert', { revision: 1 })).body.draft.cover_id).toBe(id)
  })

  test('that is not there is refused at its field', async () => {
    const { body } = await desk.call('POST /staff/content', {
      kind: 'news',
      title_zh: '題',
      cover_id: '018f3a44-0000-7000-8000-000000000009',
    })
    expect(body.errors).toEqual({ cover_id: ['請從選項中選擇'] })
  })
})
