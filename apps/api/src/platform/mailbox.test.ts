import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { handJobs } from '../testing/hand-jobs.ts'
import { testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import { codesIn, linksIn, mailboxMessages } from './mailbox.ts'
import { databaseOutbox } from './outbox.ts'

let database: TestDatabase
const outbox = databaseOutbox(handJobs())

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.close())

beforeEach(() => sql`truncate message`.execute(database.db))

describe('the mailbox', () => {
  test('shows the newest first, with the links and codes of the text', async () => {
    await mail('reader@example.com', '請開啟 https://koma.example/zh/register/verify/abc 。')
    await sms('0912000001', '【漫畫文化中心】驗證碼 123456，10 分鐘內有效。')
    const [first, second] = await mailboxMessages(database.db)
    expect(first).toMatchObject({
      channel: 'sms',
      to: '0912000001',
      subject: null,
      html: null,
      codes: ['123456'],
      links: [],
    })
    expect(second).toMatchObject({
      channel: 'mail',
      to: 'reader@example.com',
      subject: '驗證',
      links: ['https://koma.example/zh/register/verify/abc'],
      codes: [],
    })
    expect(first!.at).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  })

  test.each(['reader@example.com', 'READER@Example.com', '  reader@example.com '])('finds a mail by %j', async (to) => {
    await mail('Reader@example.com', 'x')
    await mail('other@example.com', 'x')
    expect(await mailboxMessages(database.db, to)).toHaveLength(1)
  })

  test.each(['0912000001', '0912-000-001', '+886 912 000 001', '886912000001', '(0912) 000001'])(
    'finds an SMS by %j',
    async (to) => {
      await sms('0912000001', 'x')
      await sms('0912000002', 'x')
      expect(await mailboxMessages(database.db, to)).toHaveLength(1)
    },
  )

  test('shows nothing to somebody who has no message, and everything when nobody is named', async () => {
    await mail('reader@example.com', 'x')
    expect(await mailboxMessages(database.db, 'nobody@example.com')).toEqual([])
    expect(await mailboxMessages(database.db, '%')).toEqual([])
    expect(await mailboxMessages(database.db, ' ')).toHaveLength(1)
  })

  test('ends at the hundredth', async () => {
    for (let at = 0; at < 105; at++) await mail('reader@example.com', `x ${at}`)
    const found = await mailboxMessages(database.db)
    expect(found).toHaveLength(100)
    expect(found[0]!.text).toBe('x 104')
  })
})

describe('what is read from a text', () => {
  test.each([
    ['開啟 https://koma.example/zh/a。', ['https://koma.example/zh/a']],
    [
      '(see https://koma.example/a?b=c&d=e#f), or http://127.0.0.1:3000/zh.',
      ['https://koma.example/a?b=c&d=e#f', 'http://127.0.0.1:3000/zh'],
    ],
    ['「https://koma.example/zh/註冊」', ['https://koma.example/zh/']],
    ['no link', []],
  ])('links of %j', (text, links) => {
    expect(linksIn(text)).toEqual(links)
  })

  test.each([
    ['驗證碼123456，', ['123456']],
    ['codes 123456 and 654321', ['123456', '654321']],
    ['call 0912345678 or 2026-123456', []],
    ['https://koma.example/123456', []],
    ['12345 1234567', []],
  ])('codes of %j', (text, codes) => {
    expect(codesIn(text)).toEqual(codes)
  })
})

let written = 0
const once = () => ({ language: 'zh' as const, dedupeKey: `mailbox:${++written}` })

const mail = (to: string, text: string) =>
  outbox.write(database.db, { channel: 'mail', to, subject: '驗證', text, html: '<p>x</p>', ...once() })

const sms = (to: string, text: string) => outbox.write(database.db, { channel: 'sms', to, text, ...once() })
