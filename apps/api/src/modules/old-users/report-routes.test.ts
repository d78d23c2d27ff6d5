import { afterAll, beforeAll, expect, test } from 'vitest'
import { importList, listOf } from '../../testing/old-user-factory.ts'
import { someplace } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

/** What spreadsheets take for a formula, and what people have done with it. Source: docs/guarantees.md I-58 */
const payloads = [
  '=1+1',
  '=HYPERLINK("https://evil.example","按我")',
  "=cmd|'/C calc'!A0",
  '+1+1',
  "+cmd|'/C calc'!A0",
  '-1+1',
  "-2+3+cmd|'/C calc'!D2",
  '@SUM(1+1)',
  '@import',
  '=IMPORTXML("https://evil.example","//a")',
  '=WEBSERVICE("https://evil.example")',
  '=DDE("cmd";"/C calc";"x")',
  '"=1+1"',
  '=A1&"x",=B2',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '=1\n=2',
  '-',
]

let api: TestApi
let admin: TestStaff

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  admin = await api.staffWith('admin')
})
afterAll(() => api.close())

/** The cells of a CSV, by the rules of RFC 4180 alone. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  const pieces = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy
  for (let match = pieces.exec(csv); match?.[0]; match = pieces.exec(csv)) {
    const [, cell = '', end] = match
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

test(`none of ${payloads.length} formulas survives in the report`, async () => {
  const people = payloads.map((payload, n) => ({ oldId: `F-${n}`, purchased: payload, email: `f${n}@example.com` }))
  const { path } = await importList(api, admin.token, listOf(people))
  const { status, headers, text } = await api.call(`GET ${path}/report`, { token: admin.token })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="old-users-[\w-]+\.csv"$/)
  expect(text.startsWith('\ufeff')).toBe(true)
  const [heads, ...rows] = cellsOf(text.slice(1))
  expect(heads).toEqual(['行號', '結果', '舊會員編號', '欄位', '說明', '原始內容'])
  expect(rows).toHaveLength(payloads.length)
  const values = rows.map((row) => row[5]!)
  expect(values.filter((value) => /^[=+\-@＝＋－＠\t\r\n]/.test(value))).toEqual([])
  // What stood there can still be read.
  for (const payload of payloads)
    expect(
      values.some((value) => value.replace(/^'/, '') === payload),
      payload,
    ).toBe(true)
})

test('negative control: written as they came, most of them would be formulas', () => {
  expect(payloads.filter((payload) => /^[=+\-@＝＋－＠]/.test(payload)).length).toBeGreaterThan(15)
})

test('the report speaks the language of whoever asks, and is only for those who may read', async () => {
  const { path } = await importList(api, admin.token, listOf([{ oldId: 'G-1', email: 'none' }]))
  const english = await api.call(`GET ${path}/report`, { token: admin.token, headers: { 'accept-language': 'en' } })
  expect(english.text).toContain('This is not an e-mail address.')
  expect((await api.call(`GET ${path}/report`)).status).toBe(401)
  const desk = await api.staffWith('desk')
  expect((await api.call(`GET ${path}/report`, { token: desk.token })).status).toBe(403)
})
