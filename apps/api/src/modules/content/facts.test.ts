import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>
const loaded: Record<string, number> = {}

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  desk = atTheDesk(api, (await api.staffWith('editor')).token)
  await loadReference(api.db)
  await loadContent(api.db)
  const { rows } = await sql<{ kind: string; id: number }>`
    select kind, min(id) as id
      from content
     where publish_at <= koma_now()
     group by kind
     union all
    select 'genre', min(id) from genre
     union all
    select 'series', min(id) from award`.execute(api.db)
  for (const { kind, id } of rows) loaded[kind] = id
})
afterAll(() => api.close())

const shown = async (kind: string, id: number) => (await api.call(`GET /${kind}/${id}`)).body

/** Of each kind, facts that an editor writes, and how visitors read them. */
const written = () =>
  ({
    video: {
      kind: 'video',
      facts: {
        video: {
          source_kind: 'youtube',
          source: 'dQw4w9WgXcQ',
          duration_s: 212,
          subtitles: ['zh', 'ja'],
          chapters: [
            { starts_s: 0, title_zh: '開場', title_ja: null, title_en: 'Opening' },
            { starts_s: 60, title_zh: '示範', title_ja: null, title_en: null },
          ],
        },
      },
      reads: {
        source: { kind: 'youtube', src: 'dQw4w9WgXcQ' },
        duration_s: 212,
        subtitles: ['zh', 'ja'],
        chapters: [
          { starts_s: 0, title_zh: '開場' },
          { starts_s: 60, title_zh: '示範' },
        ],
      },
    },
    album: {
      kind: 'album',
      facts: { album: { video_ids: [loaded['video']!] } },
      reads: { videos_count: 1, videos: [{ id: loaded['video'] }] },
    },
    comic: {
      kind: 'comic',
      facts: {
        comic: {
          creator_ids: [loaded['creator']!],
          genre_ids: [loaded['genre']!],
          publisher_id: loaded['publisher']!,
          year: 2024,
          year_basis: 'publication',
          isbn: '9789571234567',
        },
      },
      reads: {
        creators: [{ id: loaded['creator'] }],
        publisher: { id: loaded['publisher'] },
        year: 2024,
        isbn: '9789571234567',
      },
    },
    creator: {
      kind: 'creator',
      facts: { creator: { aliases: ['小貓'], roles: ['artist'], country: 'tw', website: 'https://cat.example' } },
      reads: { aliases: ['小貓'], roles: ['artist'], country: 'tw', website: 'https://cat.example' },
    },
    publisher: {
      kind: 'publisher',
      facts: {
        organisation: {
          form: 'publisher',
          website: 'https://house.example',
          email: 'a@house.example',
          founded: '1999-05',
        },
      },
      reads: { form: 'publisher', website: 'https://house.example', email: 'a@house.example', founded: '1999-05' },
    },
    union: {
      kind: 'union',
      facts: { organisation: { form: 'union', phone: '02-1234-5678', address_zh: '臺北市' } },
      reads: { form: 'union', phone: '02-1234-5678', address_zh: '臺北市' },
    },
    award: {
      kind: 'award',
      facts: { award: { award_id: loaded['series']!, edition: 99, year: 2030, held_on: '2030-10-01', entries: 12 } },
      reads: { edition: 99, year: 2030, held_on: '2030-10-01', entries: 12 },
    },
  }) as const

const kinds = ['video', 'album', 'comic', 'creator', 'publisher', 'union', 'award'] as const
describe.each(kinds)('a %s', (kind) => {
  test('begins as a draft with its facts, is previewed on its own screen, published, and read', async () => {
    const { facts, reads } = written()[kind]
    const begun = await desk.call('POST /staff/content', { kind, title_zh: `新的${kind}`, ...facts })
    expect(begun.status).toBe(201)
    const { id } = begun.body
    expect((await api.call(`GET /${kind}/${id}`)).status).toBe(404)
    const link = (await desk.move(id, 'preview')).body
    expect(link.path).toBe(`${kind}/preview?token=${link.token}`)
    const preview = await api.call(`GET /${kind}/preview?token=${link.token}`)
    expect([preview.status, preview.body.id, preview.headers['cache-control']]).toEqual([200, id, 'private, no-store'])
    expect(preview.body).toMatchObject(reads)
    expect((await api.call(`GET /${kind}/${id}`)).status).toBe(404)
    expect((await desk.read(id)).version).toBe(begun.body.version)
    expect((await desk.move(id, 'publish')).status).toBe(200)
    expect(await shown(kind, id)).toMatchObject(reads)
    expect((await api.call(`GET /${kind}?per_page=100&sort=newest`)).body.data[0].id).toBe(id)
  })

  test('that came with the installation keeps its facts when only its words are changed', async () => {
    const id = loaded[kind]!
    const before = await shown(kind, id)
    const { draft } = await desk.read(id)
    const title = `改名的${kind}`
    expect((await desk.call(`PUT /staff/content/${id}`, { ...draft, title_zh: title })).body.draft_revision).toBe(2)
    expect((await desk.call(`GET /staff/content/${id}/revisions/2`)).body.changed).toEqual(['title_zh'])
    await desk.move(id, 'publish')
    const own = ['title_zh', 'name_zh', 'related', 'previous', 'next', 'updated_at', 'seo', 'editions', 'videos']
    const same = Object.fromEntries(Object.entries(before).filter(([field]) => !own.includes(field)))
    expect(await shown(kind, id)).toMatchObject(same)
    expect((await shown(kind, id))[kind === 'video' || kind === 'comic' ? 'title_zh' : 'name_zh']).toBe(title)
  })

  test('saved without a word of its facts leaves them as they are', async () => {
    const { facts, reads } = written()[kind]
    const section = Object.keys(facts)[0]!
    const own = kind === 'award' ? { award: { ...written().award.facts.award, edition: 98 } } : facts
    const { id } = (await desk.call('POST /staff/content', { kind, title_zh: '一', ...own })).body
    const { body } = await desk.call(`PUT /staff/content/${id}`, { title_zh: '二' })
    expect(body.draft[section]).toMatchObject(own[section as keyof typeof own])
    await desk.move(id, 'publish')
    expect(await shown(kind, id)).toMatchObject({ ...reads, ...(kind === 'award' && { edition: 98 }) })
  })
})

describe('facts that are missing or wrong', () => {
  test.each([
    ['video', ['video.duration_s']],
    ['creator', ['creator.country']],
    ['publisher', ['organisation.form']],
    ['union', ['organisation.form']],
    ['award', ['award.award_id', 'award.edition', 'award.year']],
  ])('a %s without them is not published and not previewed: a 422 at %j', async (kind, fields) => {
    const { id } = (await desk.call('POST /staff/content', { kind, title_zh: '缺資料' })).body
    for (const action of ['publish', 'preview']) {
      const { status, body } = await desk.move(id, action)
      expect([status, Object.keys(body.errors ?? body)], action).toEqual([422, fields])
      expect(body.errors[fields[0]!]).toEqual(['請填寫這一欄'])
    }
    expect((await desk.read(id)).state).toBe('draft')
  })

  test('negative control: without the question the database refuses to show a video without its facts', async () => {
    const { id } = (await desk.call('POST /staff/content', { kind: 'video', title_zh: '缺資料' })).body
    await expect(sql`update content set publish_at = koma_now() where id = ${id}`.execute(api.db)).rejects.toThrow(
      'content__shown_video',
    )
  })

  test.each([
    ['video', { video: { source_kind: 'youtube', source: 'short' } }, 'video.source'],
    ['video', { video: { source_kind: 'file', source: 'javascript:alert(1)' } }, 'video.source'],
    ['video', { video: { source_kind: 'vimeo', source: null } }, 'video.source'],
    ['video', { video: { duration_s: 0 } }, 'video.duration_s'],
    [
      'video',
      {
        video: {
          chapters: [
            { starts_s: 5, title_zh: '甲' },
            { starts_s: 5, title_zh: '乙' },
          ],
        },
      },
      'video.chapters.1.starts_s',
    ],
    ['video', { video: { chapters: [{ starts_s: 5, title_zh: ' ' }] } }, 'video.chapters.0.title_zh'],
    ['album', { album: { video_ids: [999_999] } }, 'album.video_ids'],
    ['comic', { comic: { creator_ids: [999_999] } }, 'comic.creator_ids'],
    ['comic', { comic: { genre_ids: [999_999] } }, 'comic.genre_ids'],
    ['comic', { comic: { publisher_id: 999_999 } }, 'comic.publisher_id'],
    ['comic', { comic: { year: 2020 } }, 'comic.year_basis'],
    ['comic', { comic: { isbn: '123' } }, 'comic.isbn'],
    ['creator', { creator: { country: 'Taiwan' } }, 'creator.country'],
    ['creator', { creator: { website: 'javascript:alert(1)' } }, 'creator.website'],
    ['publisher', { organisation: { city_id: 'atlantis' } }, 'organisation.city_id'],
    ['publisher', { organisation: { email: 'nobody' } }, 'organisation.email'],
    ['union', { organisation: { founded: '民國' } }, 'organisation.founded'],
    ['award', { award: { award_id: 999_999 } }, 'award.award_id'],
  ])('a %s with %j is refused at %s', async (kind, facts, field) => {
    const { status, body } = await desk.call('POST /staff/content', { kind, title_zh: '題', ...facts })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('an edition that is there already is refused; the one that it is may be saved again', async () => {
    const { draft } = await desk.read(loaded['award']!)
    const { award } = draft
    const { body } = await desk.call('POST /staff/content', { kind: 'award', title_zh: '又一屆', award })
    expect(body.errors).toEqual({ 'award.edition': ['這個獎項的這一屆已經有了'] })
    expect((await desk.call(`PUT /staff/content/${loaded['award']}`, { ...draft, title_zh: '同一屆' })).status).toBe(
      200,
    )
  })

  test('facts of another kind are not kept, and HTML in those of its own is text', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const { body } = await desk.call('POST /staff/content', {
      kind: 'creator',
      title_zh: '題',
      creator: { aliases: [html], country: 'tw' },
      video: { duration_s: 5 },
    })
    expect([body.draft.video, body.draft.creator.aliases]).toEqual([null, [html]])
    await desk.move(body.id, 'publish')
    expect((await shown('creator', body.id)).aliases).toEqual([html])
  })
})

test('GET /staff/content_choices names genres and awards; ?ids gives items by their ids', async () => {
  const { body } = await desk.call('GET /staff/content_choices')
  expect(body.genres.length).toBeGreaterThan(10)
  expect(body.awards[0]).toMatchObject({ id: expect.any(Number), name_zh: expect.any(String) })
  const ids = [loaded['video'], loaded['comic'], 4_294_967_296]
  const { body: list } = await desk.call(`GET /staff/content?ids=${ids.join(',')}`)
  expect(list.data.map(({ id }: { id: number }) => id).toSorted()).toEqual(
    [loaded['video'], loaded['comic']].toSorted(),
  )
})
