import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { atTheLibrary } from '../../testing/media-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { makeVariants } from './commands/make-variants.ts'

let api: TestApi
let library: ReturnType<typeof atTheLibrary>
let other: ReturnType<typeof atTheLibrary>
let desk: ReturnType<typeof atTheDesk>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  const { token } = await api.staffWith('editor')
  library = atTheLibrary(api, token)
  desk = atTheDesk(api, token)
  other = atTheLibrary(api, (await api.staffWith('editor')).token)
})
afterAll(() => api.close())

const words = { alt_zh: '貓', alt_ja: '猫', alt_en: 'A cat', licence: 'own', focus_x: 50, focus_y: 50 }

describe('GET /staff/media', () => {
  beforeEach(async () => {
    await sql`update content set cover_id = null`.execute(api.db)
    await sql`update content_desk set draft_cover_id = null`.execute(api.db)
    await sql`delete from media_image`.execute(api.db)
  })
  const found = async (query: string) =>
    (await library.call(`GET /staff/media?${query}`)).body.data.map(
      ({ picture }: { picture: { alt_zh: string } }) => picture.alt_zh,
    )

  test('lists the youngest first, by any part of its words, by use and by what its words lack', async () => {
    const first = await library.picture({
      alt_zh: '臺北的街',
      alt_ja: '台北の通り',
      alt_en: 'A street',
      credit: '林雅婷',
    })
    await api.moveClock(1)
    const second = await library.picture({ alt_zh: '書店' })
    await desk.begin({ cover_id: first.id })
    expect(await found('')).toEqual(['書店', '臺北的街'])
    expect(await found(`q=${encodeURIComponent('台北')}`)).toEqual(['臺北的街'])
    expect(await found(`q=${encodeURIComponent('雅婷')}`)).toEqual(['臺北的街'])
    expect(await found('only=unused')).toEqual(['書店'])
    expect(await found('only=missing_en')).toEqual(['書店'])
    await library.move(second.id, 'trash')
    expect([await found(''), await found('only=trashed')]).toEqual([['臺北的街'], ['書店']])
  })

  test.each(['%', '_', "' or 1=1 --", '🍣'])('?q=%s is words like any others', async (q) => {
    await library.picture({ alt_zh: '街' })
    expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(q === '%' || q === '_' ? ['街'] : [])
  })

  test.each(['page=0', 'page=1e9', 'only=all', `q=${'漫'.repeat(3_000)}`])('?%.20s is refused', async (query) =>
    expect((await library.call(`GET /staff/media?${query}`)).status).toBe(422),
  )
})

describe('PUT /staff/media/{id}', () => {
  test('writes what it shows and the point that stays in sight; shared links show the part around that point', async () => {
    const { id, version, picture } = await library.picture()
    const { status, body } = await library.call(
      `PUT /staff/media/${id}`,
      { ...words, alt_ja: ' ', credit: '王小明', focus_x: 10, focus_y: 90 },
      version,
    )
    expect([status, body.picture.alt_ja, body.picture.credit]).toEqual([200, null, '王小明'])
    expect(body.picture).toMatchObject({ focus_x: 10, focus_y: 90, share: null, variants: picture.variants })
    await library.make()
    const now = await library.read(id)
    expect(now.picture.share).toMatch(/\/share-10-90\.jpg$/)
    expect((await api.app.inject({ url: now.picture.share! })).statusCode).toBe(200)
    const [entry] = await api.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('subject_id', '=', id)
      .where('action', '=', 'media.change')
      .execute()
    expect(entry).toMatchObject({ before: { focus_x: 50, credit: null }, after: { focus_x: 10, credit: '王小明' } })
  })

  test('a point that is moved while the sizes are being made is cut around, too', async () => {
    const { id, version } = (await library.upload()).body
    const { storage } = api.deps.files
    const answers: number[] = []
    const slow: typeof storage = Object.create(storage, {
      read: {
        async value(key: string) {
          if (answers.length === 0) {
            const moved = { ...words, focus_x: 40, focus_y: 49 }
            answers.push((await library.call(`PUT /staff/media/${id}`, moved, version)).status)
          }
          return storage.read(key)
        },
      },
    })
    const { original_id } = await api.db
      .selectFrom('media_image')
      .select('original_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await makeVariants({ ...api.deps, files: { ...api.deps.files, storage: slow } }, api.app.log, original_id)
    expect(answers).toEqual([200])
    const { state, picture } = await library.read(id)
    expect([state, picture.share]).toEqual(['ready', expect.stringMatching(/\/share-40-49\.jpg$/)])
  })

  test('the second of two is told, and nothing of the first is lost', async () => {
    const { id, version } = await library.picture()
    const answers = await Promise.all([
      library.call(`PUT /staff/media/${id}`, { ...words, credit: '甲' }, version),
      other.call(`PUT /staff/media/${id}`, { ...words, credit: '乙' }, version),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  test.each([
    [{ alt_zh: '' }, 'alt_zh'],
    [{ focus_x: 101 }, 'focus_x'],
    [{ focus_y: -1 }, 'focus_y'],
    [{ source_url: 'ftp://x' }, 'source_url'],
  ])('%j is refused at its field', async (fields, field) => {
    const { id } = await library.picture()
    const { status, body } = await library.call(`PUT /staff/media/${id}`, { ...words, ...fields })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('a picture that is not there is a 404', async () => {
    for (const id of ['018f3a44-0000-7000-8000-000000000009', 'abc', '1'])
      expect((await library.call(`GET /staff/media/${id}`)).status).toBe(404)
  })
})

describe('the trash', () => {
  test('takes no picture that visitors see, or that somebody writes with; both are named', async () => {
    const { id } = await library.picture()
    const shown = await desk.begin({ cover_id: id, title_zh: '有封面' })
    await desk.move(shown.id, 'publish')
    const drafted = await desk.begin({ cover_id: id, title_zh: '草稿' })
    const refused = await library.move(id, 'trash')
    expect([refused.status, refused.body.code]).toEqual([409, 'media.in_use'])
    expect(refused.body.message).toContain('2')
    expect((await library.read(id)).used_by.map(({ name_zh, shown: isShown }) => [name_zh, isShown])).toEqual([
      ['草稿', false],
      ['有封面', true],
    ])
    await desk.save(shown.id, { title_zh: '有封面', cover_id: null })
    await desk.save(drafted.id, { title_zh: '草稿', cover_id: null })
    expect((await library.move(id, 'trash')).body.code).toBe('media.in_use')
    await desk.move(shown.id, 'publish')
    expect((await library.move(id, 'trash')).status).toBe(200)
  })

  test('negative control: without the question the database refuses it', async () => {
    const { id } = await library.picture()
    const item = await desk.begin({ cover_id: id })
    const trash = sql`update media_image set trashed_at = koma_now() where id = ${id}`
    await expect(trash.execute(api.db)).rejects.toThrow('content_desk__draft_cover')
    await desk.move(item.id, 'publish')
    await sql`update content_desk set draft_cover_id = null where content_id = ${item.id}`.execute(api.db)
    await expect(trash.execute(api.db)).rejects.toThrow('content__cover')
  })

  test('gives a picture back; what is in it is not changed, chosen or thrown away twice', async () => {
    const { id } = await library.picture()
    await library.move(id, 'trash')
    expect((await library.move(id, 'trash')).body.code).toBe('content.state')
    expect((await library.call(`PUT /staff/media/${id}`, words)).body.code).toBe('content.state')
    expect(
      (await desk.call('POST /staff/content', { kind: 'news', title_zh: '題', cover_id: id })).body.errors,
    ).toEqual({
      cover_id: ['請從選項中選擇'],
    })
    expect((await library.move(id, 'restore')).body.trashed_at).toBeNull()
    expect((await desk.begin({ cover_id: id })).draft.cover_id).toBe(id)
  })

  test('thrown away while somebody chooses it: one of the two is refused, and nothing shows what is gone', async () => {
    const { id } = await library.picture()
    const item = await desk.begin()
    const [trashed, saved] = await Promise.all([library.move(id, 'trash'), desk.save(item.id, { cover_id: id })])
    expect([trashed.status, saved.status].toSorted()).not.toEqual([200, 200])
    expect([trashed.status, saved.status]).not.toContain(500)
  })
})
