import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import type { TestMember } from './testing/member-factory.ts'
import { routesOf } from './testing/route-list.ts'
import { someplace } from './testing/registration-factory.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> }>>
    >
  >
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

let api: TestApi
let member: TestMember
let described: Description

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: 7 })
  member = await api.memberWith({ points: 100, purchasedPoints: 50, class: 'creator' })
  const wish = { device_id: 7, starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 11:00:00', agree: true }
  await api.call('POST /rent/apply', { token: member.token, body: wish })
  described = (await api.call('GET /openapi.json')).body
})
afterAll(() => api.close())

/** The paths of everything in a value that its schema does not list; a schema that lists nothing hides nothing. */
function unlisted(value: unknown, schema: Schema | undefined, at = ''): string[] {
  if (schema?.$ref) return unlisted(value, described.components.schemas[schema.$ref.split('/').at(-1)!], at)
  const options = schema?.anyOf ?? schema?.oneOf
  if (options) {
    const found = options.map((option) => unlisted(value, option, at))
    return found.find((one) => one.length === 0) ?? found[0]!
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => unlisted(one, schema?.items, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const listed = schema?.properties?.[key]
    return listed ? unlisted(one, listed, `${at}.${key}`) : [`${at}.${key}`]
  })
}

const schemaOf = (path: string): Schema | undefined =>
  described.paths[path.replace(/:(\w+)/g, '{$1}')]?.['get']?.responses['200']?.content?.['application/json']?.schema

/** Every GET that is a member's own, without those that need an id or are no JSON. */
async function ownReads(): Promise<string[]> {
  const { calls } = await routesOf(api.deps)
  return calls
    .filter(
      ({ method, url, gate }) => method === 'GET' && !url.includes(':') && (gate === 'member' || gate === 'activated'),
    )
    .map(({ url }) => url)
    .filter((url) => url !== '/member/export')
}

describe('what a member’s own answers hold', () => {
  test('is listed in the description, field by field', async () => {
    const reads = await ownReads()
    expect(reads.length).toBeGreaterThanOrEqual(8)
    for (const url of reads) {
      const { status, body } = await api.call(`GET ${url}`, { token: member.token })
      if (status !== 200) continue
      expect(schemaOf(url), url).toBeDefined()
      expect(unlisted(body, schemaOf(url)), url).toEqual([])
    }
  })

  test('negative control: a field more, however deep, is found', async () => {
    const { body } = await api.call('GET /member', { token: member.token })
    const more = { ...body, password_hash: 'x', points: { ...body.points, lots: [] } }
    expect(unlisted(more, schemaOf('/member')).toSorted()).toEqual(['.password_hash', '.points.lots'])
  })

  test('is no hash, no secret and no number of anybody else', async () => {
    const other = await api.memberWith()
    const { rows } = await sql<{ secret: string }>`
      select password_hash as secret from member
       union all select encode(access_hash, 'hex') from session_token
       union all select encode(refresh_hash, 'hex') from session_token
       union all select encode(code_hash, 'hex') from one_time_code`.execute(api.db)
    const secrets = [...rows.map(({ secret }) => secret), other.mobile, other.email, other.username]
    expect(secrets.length).toBeGreaterThan(8)
    let looked = 0
    for (const url of await ownReads()) {
      const { text } = await api.call(`GET ${url}`, { token: member.token })
      looked++
      for (const secret of secrets) expect(text.includes(secret), `${url} shows ${secret}`).toBe(false)
    }
    expect(looked).toBeGreaterThanOrEqual(8)
  })
})
