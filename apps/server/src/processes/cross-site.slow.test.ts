import { deviceWith } from '@koma/api/testing/device-factory.ts'
import { memberWith, type TestMember } from '@koma/api/testing/member-factory.ts'
import { uuid7 } from '@koma/api/platform/ids.ts'
import { tableHashes } from '@koma/api/testing/table-hashes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { call, type Answer } from '../testing/http-call.ts'
import { freeHours, productWorld, type FreeHour, type ProductWorld } from '../testing/product-world.ts'

/** Source: docs/guarantees.md I-63 */
const desk = 9_001

let world: ProductWorld
let member: TestMember
let hours: readonly FreeHour[]
let rentId: string
let consent: string

beforeAll(async () => {
  world = await productWorld(1, { RATE_LIMITS: 'off' })
  await deviceWith(world.db, { id: desk, seats: 5 })
  member = await memberWith(world.db, { points: 1_000 })
  hours = (await freeHours(world.site(0), desk)).slice(24)
  const body = { device_id: desk, agree: true, ...hours[0] }
  const booked = await call(world.site(0), 'POST /api/rent/apply', { token: member.token, body })
  rentId = booked.body.id
  consent = await appWithAccess()
  await mailIsSent()
})
afterAll(() => world.close())

/** What the booking causes is over: nothing that happens later comes from it. */
async function mailIsSent() {
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`
        select (select count(*) from notice where done_at is null)
             + (select count(*) from message where status = 'queued') as waiting`.execute(world.db)
      expect(rows).toEqual([{ waiting: 0 }])
    },
    { timeout: 90_000, interval: 200 },
  )
}

/** An app that the member has let in; gives the query with which it asks again. */
async function appWithAccess(): Promise<string> {
  const [id, redirect] = [uuid7(), 'example.koma.app:/callback']
  await world.db.insertInto('client').values({ id, name_zh: '應用程式' }).execute()
  await world.db.insertInto('client_redirect').values({ client_id: id, address: redirect }).execute()
  await world.db.insertInto('client_consent').values({ client_id: id, member_id: member.id }).execute()
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' }
  return new URLSearchParams({ client_id: id, redirect_uri: redirect, response_type: 'code', ...challenge }).toString()
}

type Fields = Readonly<Record<string, string>>

/** Every write of the site with fields that are right, so that from its own page it has an effect. */
const writes = (): readonly (readonly [path: string, fields: Fields])[] => [
  ['/zh/sign', { username: member.username, password: member.password }],
  ['/zh/sign', { intent: 'sign_out' }],
  ['/zh/register', { intent: 'sms', mobile: '0966123123', country: '886' }],
  ['/zh/register', { intent: 'register', username: 'newcomer77', password: 'inkpot 77 wells' }],
  ['/zh/register/verify/none', {}],
  [`/zh/rent/${desk}`, { ...hours[1]!, agree: 'on', key: 'cross-site' }],
  [`/ja/member/rent/${rentId}/cancel`, {}],
  [`/en/3rd?${consent}`, { decision: 'allow' }],
  ['/zh/member/apps', { intent: 'revoke', id: new URLSearchParams(consent).get('client_id')! }],
]

/** Where a browser says that a write comes from, when it is not one of our pages. */
const strangers: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://127.0.0.1.evil.example', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { referer: 'https://evil.example/' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  {},
]

/** The ways in which another site's page can send fields: three forms, and scripts that need no permission. */
const encodings: Readonly<Record<string, (fields: Fields) => { raw: string; type: string }>> = {
  form: (fields) => ({ raw: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' }),
  multipart: (fields) => ({ raw: multipart(fields), type: 'multipart/form-data; boundary=edge' }),
  'text/plain': (fields) => ({
    raw: Object.entries(fields)
      .map((pair) => pair.join('='))
      .join('\r\n'),
    type: 'text/plain',
  }),
  json: (fields) => ({ raw: JSON.stringify(fields), type: 'application/json' }),
  'form as text': (fields) => ({ raw: new URLSearchParams(fields).toString(), type: 'text/plain;charset=UTF-8' }),
}

const multipart = (fields: Fields) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--edge--\r\n`

const cookies = () => `koma_access=${member.token}; koma_refresh=${member.refreshToken}; lang=zh`

const send = (path: string, raw: string, type: string, headers: Readonly<Record<string, string>>) =>
  call(world.site(0), `POST ${path}`, { raw, headers: { 'content-type': type, cookie: cookies(), ...headers } })

const isAlive = async () => (await call(world.site(0), 'GET /api/member', { token: member.token })).status === 200

const expectNoSession = ({ headers }: Answer) =>
  expect(JSON.stringify(headers['set-cookie'] ?? '')).not.toContain('koma_access=')

describe('a write of the site from anywhere else', () => {
  test.each(Object.keys(encodings))(
    'as %s has no effect, with the member’s cookies and every field right',
    async (name) => {
      const before = await tableHashes(world.db)
      for (const [path, fields] of writes()) {
        const { raw, type } = encodings[name]!(fields)
        for (const stranger of strangers) {
          const answer = await send(path, raw, type, stranger)
          expect([answer.status, answer.body], `${path} from ${JSON.stringify(stranger)}`).toEqual([403, null])
          expectNoSession(answer)
        }
      }
      expect(await tableHashes(world.db)).toEqual(before)
      expect(await isAlive()).toBe(true)
    },
  )

  test('by another method has none either', async () => {
    const before = await tableHashes(world.db)
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      for (const [path, fields] of writes()) {
        const { raw, type } = encodings['form']!(fields)
        const headers = { 'content-type': type, cookie: cookies(), origin: 'https://evil.example' }
        expect((await call(world.site(0), `${method} ${path}`, { raw, headers })).status).toBe(403)
      }
    }
    expect(await tableHashes(world.db)).toEqual(before)
  })

  test('as a link or an image changes nothing: reading never does', async () => {
    const before = await tableHashes(world.db)
    for (const [path, fields] of writes()) {
      const headers = { cookie: cookies(), 'sec-fetch-site': 'cross-site' }
      const { status } = await call(world.site(0), `GET ${path}?${new URLSearchParams(fields).toString()}`, { headers })
      expect(status).toBeLessThan(500)
    }
    expect(await tableHashes(world.db)).toEqual(before)
    expect(await isAlive()).toBe(true)
  })

  test('from our own pages in an encoding that no form of ours has is a 4xx, not an accident', async () => {
    for (const [path, fields] of writes().filter(([path]) => /\/(sign|register|rent\/\d+)$/.test(path))) {
      for (const name of ['json', 'text/plain']) {
        const { raw, type } = encodings[name]!(fields)
        const { status } = await send(path, raw, type, { 'sec-fetch-site': 'same-origin' })
        expect([status >= 400, status < 500], `${path} as ${name}: ${status}`).toEqual([true, true])
      }
    }
  })
})

describe('the API', () => {
  test('ignores cookies: who shows no token is nobody', async () => {
    const before = await tableHashes(world.db)
    const headers = { cookie: cookies(), origin: world.site(0), 'sec-fetch-site': 'same-origin' }
    const attempts = [
      call(world.site(0), 'GET /api/member', { headers }),
      call(world.site(0), 'POST /api/rent/apply', { headers, body: { device_id: desk, agree: true, ...hours[2] } }),
      call(world.site(0), `PUT /api/rent/apply/${rentId}/cancel`, { headers }),
      call(world.site(0), 'DELETE /api/token', { headers }),
    ]
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(401)
    expect(await tableHashes(world.db)).toEqual(before)
  })

  test('lets no page of another origin read its answers', async () => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers } = await call(world.site(0), `${method} /api/device`, {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

test('negative control: from the site’s own page the same writes have their effects', async () => {
  const same = { 'sec-fetch-site': 'same-origin' }
  const bookings = async () =>
    (await sql<{ n: number }>`select count(*) as n from rent_slot`.execute(world.db)).rows[0]!.n
  const form = encodings['form']!
  for (const [path, fields] of writes().filter(([path]) => /rent/.test(path))) {
    const [{ raw, type }, held] = [form(fields), await bookings()]
    expect((await send(path, raw, type, same)).status, path).toBeLessThan(400)
    expect(await bookings(), path).toBe(path.endsWith('cancel') ? held - 1 : held + 1)
  }
  const { raw, type } = form({ intent: 'sign_out' })
  await send('/zh/sign', raw, type, same)
  expect(await isAlive()).toBe(false)
})
