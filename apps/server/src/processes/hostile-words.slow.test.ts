import { pictureForm, pngOf } from '@koma/api/testing/picture-factory.ts'
import { staffWith } from '@koma/api/testing/staff-factory.ts'
import { contentKinds, type ContentKind } from '@koma/contract/content.ts'
import { postingKinds, postingSchemas, type PostingKindName } from '@koma/contract/postings.ts'
import { languages } from '@koma/domain/languages.ts'
import routes from '@koma/web/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { filledIn, hostileElement, screensOf } from '../testing/hostile-addresses.ts'
import { hostileHtml, hostileText, letThrough, savePoisoned, shownAsText } from '../testing/hostile-words.ts'
import { call } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'

let world: ProductWorld
let token: string
let adminToken: string
/** The item of each kind that holds hostile words, and fields that refused them. */
const items: Partial<Record<ContentKind, number>> = {}
const refused: Record<string, readonly string[]> = {}

const staff = (route: string, body?: unknown, as = token) =>
  call(world.site(0), route, { token: as, ...(body === undefined ? {} : { body }) })

beforeAll(async () => {
  world = await productWorld(1, { RATE_LIMITS: 'off' })
  token = (await staffWith(world.db, 'editor')).token
  adminToken = (await staffWith(world.db, 'admin')).token
  const cover = await poisonPicture()
  for (const kind of contentKinds) await poisonItem(kind, cover)
  for (const kind of postingKinds) await poisonPostings(kind, cover)
  await poisonTag()
  await poisonCentre()
}, 180_000)
afterAll(() => world.close())

async function poisonPicture(): Promise<string> {
  const { headers, body } = pictureForm(
    { alt_zh: hostileText, alt_ja: hostileText, credit: hostileText },
    pngOf(800, 600),
  )
  const sent = await fetch(`${world.site(0)}/api/staff/media`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: body as never,
  })
  const { id } = (await sent.json()) as { id: string }
  await vi.waitFor(async () => expect((await staff(`GET /api/staff/media/${id}`)).body.state).toBe('ready'), {
    timeout: 30_000,
  })
  return id
}

/** The newest published item of the kind, with hostile words in all that it has. */
async function poisonItem(kind: ContentKind, cover_id: string) {
  const { body } = await staff(`GET /api/staff/content?kind=${kind}&state=published&per_page=1`)
  const [{ id }] = body.data
  const { draft } = (await staff(`GET /api/staff/content/${id}`)).body
  const { answer, refused: kept } = await savePoisoned({ ...draft, cover_id }, (form) =>
    staff(`PUT /api/staff/content/${id}`, form),
  )
  expect([kind, answer.status, answer.body?.errors]).toEqual([kind, 200, undefined])
  const shown = await staff(`POST /api/staff/content/${id}/publish`, {})
  expect([kind, shown.status, shown.body?.errors]).toEqual([kind, 200, undefined])
  items[kind] = id
  refused[kind] = kept
}

async function poisonPostings(kind: PostingKindName, cover_id: string) {
  const fields = Object.keys(postingSchemas[kind].form.shape)
  const { body } = await staff(`GET /api/staff/${kind}?per_page=3`)
  for (const row of body.data) {
    const form = Object.fromEntries(fields.map((field) => [field, field === 'confirmed' ? [] : row[field]]))
    const { answer, refused: kept } = await savePoisoned(kind === 'panels' ? { ...form, cover_id } : form, (poisoned) =>
      staff(`PUT /api/staff/${kind}/${row.id}`, poisoned),
    )
    expect([kind, answer.status, answer.body?.errors]).toEqual([kind, 200, undefined])
    refused[kind] = kept
  }
}

/** A tag that the poisoned news carry. */
async function poisonTag() {
  const { body: news } = await call(world.site(0), `GET /api/news/${items.news}`)
  const [{ id, name_zh, name_ja, name_en }] = news.tags
  const { answer } = await savePoisoned({ name_zh, name_ja, name_en }, (form) =>
    staff(`PUT /api/staff/tags/${id}`, form),
  )
  expect([answer.status, answer.body?.errors]).toEqual([200, undefined])
}

async function poisonCentre() {
  const { body } = await staff('GET /api/staff/centre', undefined, adminToken)
  const { name_zh, name_ja, name_en, address_zh, address_ja, address_en, phone, email } = body.data[0]
  const form = { name_zh, name_ja, name_en, address_zh, address_ja, address_en, phone, email }
  const links = [{ name: 'Press', url: 'https://press.example/' }]
  const { answer } = await savePoisoned({ ...form, links }, (poisoned) =>
    staff('POST /api/staff/centre', poisoned, adminToken),
  )
  expect([answer.status, answer.body?.errors]).toEqual([200, undefined])
}

/** Every page with what was poisoned, in all three languages, and what each lets through. */
async function pages() {
  const { body: news } = await call(world.site(0), `GET /api/news/${items.news}`)
  const { body: questions } = await call(world.site(0), 'GET /api/faq?per_page=1')
  const category = await sql<{ category: string }>`
    select category from activity where content_id = ${items.activity}`.execute(world.db)
  const known = {
    ...Object.fromEntries(contentKinds.map((kind) => [`${kind}Id`, String(items[kind])])),
    tagId: String(news.tags[0].id),
    typeId: String(questions.data[0].type.id),
    spaceId: '2b',
    tab: 'news',
  }
  const screens = screensOf(routes).filter(
    ({ pattern, isResource }) =>
      !isResource &&
      (!pattern.startsWith('/activity_') || pattern.startsWith(`/activity_${category.rows[0]!.category}`)),
  )
  const search = `/google_search?q=${encodeURIComponent('koma-hostile')}`
  return [
    ...screens.map(({ pattern }) => ({ pattern, address: filledIn(pattern, known) })),
    ...[search, '/news_list'].map((address) => ({ pattern: address, address })),
  ]
}

const headingOf = (text: string): string => /<h1[\s>][\s\S]*?<\/h1>/.exec(text)?.[0] ?? ''

describe('hostile words in every field of the desk', () => {
  test('are taken where words are, and refused at the field where something else is', () => {
    expect(Object.keys(refused).toSorted()).toEqual([...contentKinds, ...postingKinds].toSorted())
    for (const [kind, fields] of Object.entries(refused))
      expect(
        fields.filter((field) => /(^|\.)(title|summary|body|text|alt|question|answer|name|label)_/.test(field)),
        kind,
      ).toEqual([])
    expect(refused['panels'], 'a drawing and a colour are choices').toEqual(expect.arrayContaining(['art', 'colour']))
  })

  test('are shown as text, or are gone, on every page in every language', async () => {
    const [named, shown] = [new Set<string>(), new Set<string>()]
    const faults: string[] = []
    const all = await pages()
    const { text: bare } = await call(world.site(0), 'GET /zh/error404')
    const namesOfCentre = bare.split(shownAsText).length
    for (const language of languages)
      for (const { pattern, address } of all) {
        const { text } = await call(world.site(0), `GET /${language}${address}`)
        if (headingOf(text).includes(shownAsText)) named.add(pattern)
        // The name of the centre alone stands on every page.
        if (text.split(shownAsText).length > namesOfCentre) shown.add(pattern)
        for (const fault of letThrough(text)) faults.push(`/${language}${address}: ${fault}`)
      }
    expect(faults).toEqual([])
    for (const kind of ['news', 'video', 'album', 'comic', 'creator', 'publisher', 'union', 'award'] as const)
      expect([...named], kind).toContain(`/${kind}/:${kind}Id`)
    expect([...shown]).toEqual(
      expect.arrayContaining([
        '',
        '/news_list',
        '/activity',
        '/faq/:typeId',
        '/tag/:tagId/:tab',
        '/comic_list',
        '/calendar',
      ]),
    )
  }, 180_000)

  test('are text in what machines read: feeds and maps of the site', async () => {
    for (const file of ['/feeds/zh/news.atom', '/feeds/ja/news.rss', '/feeds/zh/activity.atom', '/sitemaps/zh-1.xml']) {
      const { status, text } = await call(world.site(0), `GET ${file}`)
      expect([file, status, letThrough(text)]).toEqual([file, 200, []])
    }
  })

  test('of which the cleaning at the desk knew nothing are cleaned when they are shown', async () => {
    await sql`
      update content_text set body = ${hostileHtml} where content_id = ${items.news}`.execute(world.db)
    const body = () => call(world.site(0), `GET /zh/news/${items.news}?anew=${Date.now()}`)
    await expect.poll(async () => (await body()).text, { timeout: 5_000 }).toContain('好')
    expect(letThrough((await body()).text)).toEqual([])
  })

  test.each([
    ['an element', `<h1>${hostileElement}</h1>`],
    ['an attribute', `<img alt="${hostileText}">`],
    ['a script of a text', `<div>${hostileHtml}</div>`],
    ['the end of a script', `<script type="application/ld+json">{"name":"${hostileText}"}</script>`],
  ])('negative control: %s that a page repeats is told', (_, page) => {
    expect(letThrough(page)).not.toEqual([])
  })
})
