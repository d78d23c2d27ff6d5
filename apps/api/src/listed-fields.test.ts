import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemaOf, unlisted, type Description } from './testing/answer-fields.ts'
import { appClient } from './testing/app-client.ts'
import { nobodysId } from './testing/door.ts'
import { fuzzHouse, type FuzzHouse } from './testing/fuzz-house.ts'
import type { Dictionary } from './testing/hostile-fields.ts'
import { atTheLibrary } from './testing/media-factory.ts'
import type { TestMember } from './testing/member-factory.ts'
import { serverWithFault, tellingMore } from './testing/route-fault.ts'
import { pagesOnDesk } from './testing/page-factory.ts'
import { pngOf } from './testing/picture-factory.ts'
import { routesOf, type ListedRoute } from './testing/route-list.ts'
import type { TestStaff } from './testing/staff-factory.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

/** Answers that are no JSON, each with tests of its own: descriptions, pages, files, pictures, tables, a letter, a feed. */
const otherwise = [
  'GET /openapi.json',
  'GET /reference',
  'GET /file/:id',
  'GET /avatar/:id/:width',
  'GET /media/:id/:file',
  'GET /member/export',
  'GET /calendar.ics',
  'GET /staff/old_user_imports/:id/report',
  'GET /open_data/:file',
]

/** Where the fields are those of whatever was changed; that no secret stands there is looked at below. */
const openIn: Readonly<Record<string, RegExp>> = { 'GET /staff/audit': /^\.data\[\d+\]\.(before|after)\./ }

/** What a route needs beside its path. */
const queries: Record<string, string> = { 'GET /staff/rent': '?date=2026-11-24', 'GET /sitemap/newest': '?kind=news' }

let api: TestApi
let house: FuzzHouse
let content: Dictionary
let other: TestMember
let admin: TestStaff
let described: Description
let reads: readonly ListedRoute[]

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  house = await fuzzHouse(api)
  content = await contentIds()
  other = await api.memberWith()
  admin = await api.staffWith('admin')
  const { query } = (await appClient(api)).begin()
  queries['GET /3rd/authorize'] = `?${new URLSearchParams(query).toString()}`
  queries['GET /news/preview'] = `?token=${String(house.dictionary['token']![0])}`
  for (const kind of previewed) queries[`GET /${kind}/preview`] = await previewOf(kind)
  queries['GET /home/preview'] = await homePreview()
  queries['GET /page/preview'] = await pagePreview()
  queries['GET /notices/preview'] = await postingPreview('notices')
  queries['GET /faq/preview'] = await postingPreview('faqs')
  queries['GET /redirect'] = await movedAddress()
  const { id: picture } = (await atTheLibrary(api, admin.token).upload({ alt_zh: '封面' }, pngOf(240, 200))).body
  content = { ...content, '/staff/media/': [picture] }
  described = (await api.call('GET /openapi.json')).body
  reads = (await routesOf(api.deps)).calls.filter(({ method }) => method === 'GET')
})
afterAll(() => api.close())

const previewed = ['activity', 'video', 'album', 'comic', 'creator', 'publisher', 'union', 'award'] as const

/** A link of the desk to one item of that kind. */
async function pagePreview(): Promise<string> {
  const id = (await pagesOnDesk(api))('history')
  const { body } = await api.call(`POST /staff/content/${id}/preview`, { token: admin.token })
  return `?token=${body.token}`
}

async function previewOf(kind: string): Promise<string> {
  const id = content[`/${kind}/`]![0]
  const { body } = await api.call(`POST /staff/content/${String(id)}/preview`, { token: admin.token })
  return `?token=${body.token as string}`
}

/** A link of the desk to the home page. */
async function homePreview(): Promise<string> {
  const { body } = await api.call('POST /staff/panels/preview', { token: admin.token, body: {} })
  return `?token=${encodeURIComponent(body.token as string)}`
}

/** A link of the desk to one of the postings of the house. */
async function postingPreview(kind: 'notices' | 'faqs'): Promise<string> {
  const id = String(house.dictionary[`/staff/${kind}/`]![0])
  const { body } = await api.call(`POST /staff/${kind}/${id}/preview`, { token: admin.token })
  return `?token=${body.token as string}`
}

/** An address that staff moved. */
async function movedAddress(): Promise<string> {
  const moved = { from: '/old-news', to: '/news_list', note: null }
  await api.call('POST /staff/redirects', { token: admin.token, body: moved })
  return `?path=${moved.from}`
}

/** What the centre publishes, and an id of each kind by the path in front of it. */
async function contentIds(): Promise<Dictionary> {
  await loadReference(api.db)
  await loadContent(api.db)
  const { rows } = await sql<{ path: string; id: number }>`
    select '/' || kind || '/' as path, min(id) as id from content group by kind
     union all select '/activity/' || category || '/', min(content_id) from activity group by category
     union all select '/sitemap/', min(id) from content
     union all select '/tag/', min(id) from tag
     union all select '/staff/tags/', min(id) from tag`.execute(api.db)
  return Object.fromEntries(rows.map(({ path, id }) => [path, [id]]))
}

/** The path with an id of something that there is, where the house has one. */
function filled({ name, url }: ListedRoute): string {
  const inCategory = (path: string) => path.replace(':category', 'course')
  const [before = ''] = inCategory(url).split(':')
  const ids: Dictionary = {
    '/device/': [1],
    '/my/collect/': ['news'],
    '/space/': ['2a'],
    ...content,
    ...house.dictionary,
  }
  const id = z.coerce.string().parse(ids[before]?.[0] ?? nobodysId)
  return (
    inCategory(name)
      .replace(/:(id|code|slug|type)/, id)
      .replace(':width', '64')
      .replace(':revision', '1') + (queries[name] ?? '')
  )
}

const readerOf = ({ gate }: ListedRoute) => (typeof gate === 'object' ? admin.token : house.general.token)
const isJson = ({ name }: ListedRoute) => !otherwise.includes(name)

describe('what an answer holds', () => {
  test('is listed in the description, field by field, for every GET that there is', async () => {
    const silent: string[] = []
    const json = reads.filter(isJson)
    expect(reads.length - json.length).toBe(otherwise.length)
    for (const route of json) {
      const { status, body } = await api.call(filled(route), { token: readerOf(route) })
      if (status !== 200) silent.push(`${route.name}: ${status}`)
      const schema = schemaOf(described, route.url, status)
      expect(schema, route.name).toBeDefined()
      const found = unlisted(described, body, schema)
      expect(
        found.filter((field) => !openIn[route.name]?.test(field)),
        route.name,
      ).toEqual([])
    }
    expect(silent).toEqual([])
    expect(json.length).toBeGreaterThanOrEqual(50)
  })

  test('negative control: a field more, however deep, is found', async () => {
    const schema = schemaOf(described, '/member', 200)
    const { body } = await api.call('GET /member', { token: house.general.token })
    const more = { ...body, password_hash: 'x', points: { ...body.points, lots: [] } }
    expect(unlisted(described, more, schema).toSorted()).toEqual(['.password_hash', '.points.lots'])
  })

  test('negative control: what a route tells beside its list is held back by the list alone', async () => {
    const tell = async (listed: boolean) => {
      const server = await serverWithFault(api, 'GET /member', tellingMore({ password_hash: 'x' }, { listed }))
      const { body } = await server.call('GET /member', { token: house.general.token })
      return unlisted(described, body, schemaOf(described, '/member', 200))
    }
    expect([await tell(true), await tell(false)]).toEqual([[], ['.password_hash']])
  })
})

/** What no answer may hold: hashes and secrets for anybody, what is one member's for everybody but them and the staff. */
async function secrets(): Promise<{ never: readonly string[]; ones: readonly string[] }> {
  const { rows } = await sql<{ secret: string }>`
    select password_hash as secret from member where password_hash is not null
     union all select password_hash from staff_account
     union all select totp_secret from staff_account
     union all select encode(access_hash, 'hex') from session_token
     union all select encode(refresh_hash, 'hex') from session_token
     union all select encode(code_hash, 'hex') from one_time_code
     union all select encode(code_hash, 'hex') from old_user_code`.execute(api.db)
  const never = [...rows.map(({ secret }) => secret), '$argon2', 'password_hash', 'totp_secret', 'code_hash']
  const { email, mobile, username, id } = house.general
  return { never, ones: [email, mobile, username, id, String(house.dictionary['/rent/apply/']![0])] }
}

describe('what an answer tells', () => {
  test('is no secret to anybody, and nothing of another member to a member', async () => {
    const { never, ones } = await secrets()
    expect(never.length).toBeGreaterThan(20)
    let shown = 0
    const readable = reads.filter(({ name }) => !['GET /openapi.json', 'GET /reference'].includes(name))
    for (const route of readable) {
      for (const token of [undefined, other.token, house.general.token, admin.token]) {
        const { text, status } = await api.call(filled(route), { token })
        if (status === 200) shown++
        const isTheirs = token === house.general.token || token === admin.token
        for (const secret of isTheirs ? never : [...never, ...ones])
          expect(text.includes(secret), `${route.name} shows ${secret}`).toBe(false)
      }
    }
    expect(shown).toBeGreaterThan(90)
  })

  test('negative control: the same look finds what the member and the staff may see', async () => {
    const { ones } = await secrets()
    const [own, staffs] = [
      await api.call('GET /member', { token: house.general.token }),
      await api.call(`GET /staff/members/${house.general.id}`, { token: admin.token }),
    ]
    for (const { text } of [own, staffs]) expect(ones.some((secret) => text.includes(secret))).toBe(true)
  })

  test('on the board of the day is no address and no number of a guest', async () => {
    const { text, body } = await api.call('GET /staff/rent?date=2026-11-24', { token: admin.token })
    expect(body.data.length).toBeGreaterThan(0)
    for (const secret of [house.general.email, house.general.mobile]) expect(text).not.toContain(secret)
  })
})
