import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import type { TestMember } from './testing/member-factory.ts'
import type { TestStaff } from './testing/staff-factory.ts'
import { tableHashes } from './testing/table-hashes.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

const desk = 7
const wish = { device_id: desk, starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 11:00:00', agree: true }
const fullWidth = '１００'
const loneSurrogate = '\ud83d'

let api: TestApi
let member: TestMember
let finance: TestStaff

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: desk, seats: 50 })
  finance = await api.staffWith('finance')
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await api.memberWith({ points: 100 })
})

const book = (body: unknown) => api.call('POST /rent/apply', { token: member.token, body })
const bookByForm = (form: Record<string, string>) => api.call('POST /rent/apply', { token: member.token, form })
const adjust = (body: object) => api.call(`POST /staff/members/${member.id}/adjust`, { token: finance.token, body })

/** No effect at all, and a sentence at the field. */
async function expectRefused(send: () => Promise<{ status: number; body: any }>, field: string) {
  const before = await tableHashes(api.db)
  const { status, body } = await send()
  expect([status, body.code]).toEqual([422, 'validation.failed'])
  expect(Object.keys(body.errors)).toEqual([field])
  expect(body.errors[field][0]).toMatch(/\p{sc=Han}/u)
  expect(await tableHashes(api.db)).toEqual(before)
}

describe('a number', () => {
  const notWhole = [
    '1e3',
    '1.0',
    fullWidth,
    '-1',
    '+7',
    ' 7',
    '7 ',
    '0x7',
    '٧',
    '',
    'NaN',
    '9007199254740993',
    '7n',
    '7\u0000',
  ]

  test.each(notWhole)('%j as text is no number', (text) =>
    expectRefused(() => book({ ...wish, device_id: text }), 'device_id'),
  )

  test.each([-1, 0, 1.5, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e300, null, true, [], [7], {}])(
    '%j is no id of a device',
    (value) => expectRefused(() => book({ ...wish, device_id: value }), 'device_id'),
  )

  test.each(['1e3', '1.0', fullWidth, '-1', '９'])('%j in a form is no number', (text) => {
    const form = { ...wish, device_id: text, agree: 'on' }
    return expectRefused(() => bookByForm(form), 'device_id')
  })

  test.each(['1e3', '1.5', fullWidth, '--5', '- 5', 1.5, 2 ** 53, 1_000_001, -1_000_001, 0, null, '−5'])(
    '%j are no points to adjust by',
    (points) => expectRefused(() => adjust({ points, reason: '補點' }), 'points'),
  )

  test('its own digits as text are understood', async () => {
    expect((await book({ ...wish, device_id: '7' })).status).toBe(201)
    expect((await adjust({ points: '-5', reason: '補點' })).body.points).toBe(-5)
  })
})

describe('a date', () => {
  const noTimes = [
    '2026-02-30 10:00:00',
    '2026-13-01 10:00:00',
    '2026-00-10 10:00:00',
    '2026-11-31 10:00:00',
    '2027-02-29 10:00:00',
    '2026-11-24 24:00:00',
    '2026-11-24 10:60:00',
    '2026-11-24 10:00:60',
    '2026-11-24 10:00',
    '2026-11-24',
    '2026-11-24T10:00:00',
    '2026-11-24 10:00:00Z',
    '2026-11-24 10:00:00.000',
    ' 2026-11-24 10:00:00',
    '2026-11-24 10:00:00\n',
    '２０２６-11-24 10:00:00',
    '0000-01-01 10:00:00',
    '10000-01-01 10:00:00',
    '-2026-11-24 10:00:00',
    '',
    'now',
    'infinity',
  ]

  test.each(noTimes)('%j is no time', (text) => expectRefused(() => book({ ...wish, starts_at: text }), 'starts_at'))

  test.each([1_795_485_600, null, {}, ['2026-11-24 10:00:00']])('%j is no time', (value) =>
    expectRefused(() => book({ ...wish, ends_at: value }), 'ends_at'),
  )

  test.each(['2026-02-30', '2026-11-31', '24/11/2026', '2026-11-24 ', '２０２６-11-24', '0000-01-01', ''])(
    '%j is no date in an address',
    async (text) => {
      const { status, body } = await api.call(`GET /device/${desk}?from=${encodeURIComponent(text)}`)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['from']])
    },
  )

  test.each(['0001-01-01', '8999-12-31', '9999-12-31'])(
    '%s, the end of all calendars, is answered cleanly',
    async (date) => {
      for (const path of [
        `/device/${desk}?from=${date}`,
        `/device/${desk}?to=${date}`,
        `/date_setting?from=${date}`,
        `/date_setting?to=${date}`,
      ]) {
        expect((await api.call(`GET ${path}`)).status, path).toBeLessThan(500)
      }
      const logs = await api.call(`GET /my/point_logs?from=${date}&to=${date}`, { token: member.token })
      expect(logs.status).toBeLessThan(500)
      expect((await book({ ...wish, starts_at: `${date} 10:00:00`, ends_at: `${date} 11:00:00` })).status).toBe(422)
    },
  )
})

describe('text', () => {
  const reasonOf = async (reason: string) => {
    const { status, body } = await adjust({ points: 5, reason })
    return [status, body.reason]
  }

  test.each([
    '😀 讀者活動',
    '𠮷野家 × 漫畫',
    'é',
    '👩‍👩‍👧‍👦',
    "Robert'); drop table member;--",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '%00%s%n',
  ])('%j is kept exactly as it is', async (reason) => expect(await reasonOf(reason)).toEqual([200, reason]))

  test.each(['\u0000', 'a\u0000b', 'a\u001bb', '\u007f', loneSurrogate, `a${loneSurrogate}b`])(
    '%j cannot be kept and is refused',
    (reason) => expectRefused(() => adjust({ points: 5, reason }), 'reason'),
  )

  test.each([' ', '', '\n\t', '　', 7, null, {}])('%j is no reason', (reason) =>
    expectRefused(() => adjust({ points: 5, reason }), 'reason'),
  )
})

describe('an id in the path', () => {
  const noIds = [
    'abc',
    '1e3',
    '-1',
    '0',
    '9007199254740993',
    '%EF%BC%91',
    '%00',
    '7%00',
    '..%2f..',
    "'%20or%201=1",
    '%F0%9F%98%80',
    '7;x',
    'x'.repeat(499),
  ]

  test.each(noIds)('%s is the 404 of a missing record', async (id) => {
    for (const path of [`GET /device/${id}`, `PUT /rent/apply/${id}/cancel`]) {
      const { status, body } = await api.call(path, { token: member.token })
      expect([status, body.code], path).toEqual([404, 'record.not_found'])
    }
  })

  test.each(['%', '%zz', '%C0%AF', '%ff', 'x'.repeat(5_000)])(
    '%s is refused in the words of the catalogue',
    async (id) => {
      const { status, body } = await api.call(`GET /device/${id}`)
      expect([400, 404, 414]).toContain(status)
      expect(body).toMatchObject({
        code: expect.stringMatching(/^(request\.malformed|r[a-z]+\.not_found)$/),
        message: expect.stringMatching(/\p{sc=Han}/u),
      })
    },
  )
})
