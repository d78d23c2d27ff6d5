import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { readZip } from '../../testing/read-zip.ts'
import { someplace } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember
let files: Readonly<Record<string, string>>

beforeAll(async () => {
  api = await testApi()
  await someplace(api.db)
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: 7 })
  member = await api.memberWith({ points: 100, name: '<b>林</b>', locale: 'en' })
  const other = await api.memberWith({ points: 100 })
  await api.call('PUT /member', { token: member.token, body: { job: 'student' } })
  await api.call('POST /contact', { token: member.token, body: { reason: 'other', body: '<script>alert(1)</script>' } })
  for (const [who, hour] of [
    [member, 10],
    [other, 12],
  ] as const) {
    const body = {
      device_id: 7,
      starts_at: `2026-11-24 ${hour}:00:00`,
      ends_at: `2026-11-24 ${hour + 1}:00:00`,
      agree: true,
    }
    await api.call('POST /rent/apply', { token: who.token, body })
  }
  files = textsIn(await download(member))
})
afterAll(() => api.close())

async function download({ token }: TestMember): Promise<Buffer> {
  const answer = await api.app.inject({ url: '/api/member/export', headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="koma-data.zip"')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  return answer.rawPayload
}

const textsIn = (zip: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(readZip(zip)).map(([name, bytes]) => [name, bytes.toString()]))

describe('GET /member/export', () => {
  test('200: everything of the member, for programs', () => {
    const data = JSON.parse(files['koma.json']!)
    expect(data.profile).toMatchObject({ username: member.username, email: member.email, job: 'student', point: 70 })
    expect(data.bookings).toMatchObject([{ starts_at: '2026-11-24 10:00:00', points: 30, status: 'booked' }])
    expect(data.points.map(({ points }: { points: number }) => points)).toEqual([100, -30])
    expect(data.letters).toMatchObject([{ body: '<script>alert(1)</script>', status: 'open' }])
    expect(data.sessions).toHaveLength(1)
  })

  test('200: and a page to read in the member’s language, in which nothing of theirs is markup', () => {
    const page = files['koma.html']!
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('&lt;b&gt;林&lt;/b&gt;')
    expect(page).not.toMatch(/<script|<b>/)
    expect(page).not.toMatch(/export\.|undefined|\{\{/)
  })

  test('200: no hash, no token, nothing of anybody else', async () => {
    const { rows } = await sql<{ secret: string }>`
      select password_hash as secret from member
       union all select card_code from member
       union all select encode(access_hash, 'hex') from session_token
       union all select encode(refresh_hash, 'hex') from session_token
       union all select number from rent where member_id <> ${member.id}
       union all select email from member where id <> ${member.id}`.execute(api.db)
    expect(rows.length).toBeGreaterThan(8)
    for (const text of Object.values(files)) for (const { secret } of rows) expect(text).not.toContain(secret)
  })

  test('negative control: the same look finds what is the member’s own', () => {
    for (const own of [member.username, member.email, member.mobile])
      expect(Object.values(files).every((text) => text.includes(own))).toBe(true)
  })

  test('429 after five in a day, 401 without a token', async () => {
    const statuses = []
    for (let time = 0; time < 5; time++)
      statuses.push((await api.call('GET /member/export', { token: member.token })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect((await api.call('GET /member/export')).status).toBe(401)
  })
})
