import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesTo } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let letters = 0

beforeAll(async () => {
  api = await testApi()
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await api.db
    .insertInto('setting')
    .values({ key: 'contact.mail_to', valid_from: new Date('2000-01-01'), value: JSON.stringify('desk@koma.example') })
    .execute()
})
afterAll(() => api.close())

const letter = (changes: object = {}) => ({
  reason: 'event',
  body: '請問講座什麼時候開始報名？',
  name: '訪客',
  email: `visitor${++letters}@example.com`,
  phone: '02-2345-6789#12',
  filled_in_ms: 40_000,
  ...changes,
})
const send = (body: unknown, from = `198.51.100.${(letters % 250) + 1}`) =>
  api.call('POST /contact', { body, from, headers: { 'accept-language': 'ja' } })
const ticketsOf = (email: string) =>
  api.db.selectFrom('contact_ticket').selectAll().where('email', '=', email).execute()

describe('POST /contact', () => {
  test('201: a number and the day of the answer, five working days ahead', async () => {
    const body = letter()
    const answer = await send(body)
    expect(answer).toMatchObject({ status: 201, body: { reply_by: '2026-11-27' } })
    expect(answer.body.number).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await ticketsOf(body.email)).toMatchObject([
      { number: answer.body.number, kind: 'contact', reason: 'event', body: body.body, status: 'open', language: 'ja' },
    ])
  })

  test('201: the writer and the centre get a mail that repeats nothing of the letter', async () => {
    const body = letter({ body: 'Buy at https://evil.example/now', name: 'evil.example' })
    const { number } = (await send(body)).body
    const [mine] = await messagesTo(api.db, body.email)
    expect(mine).toMatchObject({ language: 'ja', subject: `お問い合わせを受け付けました（${number}）` })
    const [centres] = await messagesTo(api.db, 'desk@koma.example')
    expect(centres!.subject).toContain(number)
    for (const mail of [mine!, centres!]) expect(mail.text + mail.html).not.toContain('evil.example')
  })

  test('201: of a member the account counts, whatever the form says', async () => {
    const member = await api.memberWith({ name: '林雅婷', locale: 'zh' })
    const body = letter({ name: '別人', email: 'somebody@example.com' })
    expect((await api.call('POST /contact', { token: member.token, body })).status).toBe(201)
    expect(await ticketsOf(member.email)).toMatchObject([{ name: '林雅婷', member_id: member.id, language: 'zh' }])
    expect(await ticketsOf('somebody@example.com')).toEqual([])
  })

  test('201: a visitor who wants an account deleted opens a ticket and changes nothing', async () => {
    const member = await api.memberWith()
    const body = letter({ kind: 'account_cancel', reason: undefined, email: member.email })
    expect((await send(body)).body.reply_by).toBe('2026-12-01')
    expect(await ticketsOf(member.email)).toMatchObject([
      { kind: 'account_cancel', reason: 'account_cancel', member_id: null },
    ])
    expect((await messagesTo(api.db, member.email))[0]!.text).toContain('/ja/account_cancel')
    const me = await api.call('GET /member', { token: member.token })
    expect(me.body.deletion_requested_at).toBeNull()
  })

  test.each([
    [{ body: '' }, 'body'],
    [{ body: '　\n' }, 'body'],
    [{ body: '字'.repeat(5_001) }, 'body'],
    [{ body: undefined }, 'body'],
    [{ reason: 'gossip' }, 'reason'],
    [{ reason: undefined }, 'reason'],
    [{ name: undefined }, 'name'],
    [{ name: '' }, 'name'],
    [{ email: undefined }, 'email'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '0'.repeat(41) }, 'phone'],
    [{ kind: 'love_letter' }, 'kind'],
  ])('422: %j is refused at %s', async (changes, field) => {
    const { status, body } = await send(letter(changes))
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test.each([
    ['a field that people do not see', { website: 'https://spam.example' }],
    ['a form filled in at once', { filled_in_ms: 300 }],
  ])('201: %s gets an answer like everybody, and nothing is written', async (_, changes) => {
    const body = letter(changes)
    expect((await send(body)).body.number).toMatch(/^C-/)
    expect(await ticketsOf(body.email)).toEqual([])
    expect(await messagesTo(api.db, body.email)).toEqual([])
  })

  test('negative control: the same letter without them is written', async () => {
    const body = letter({ website: '', filled_in_ms: 2_000 })
    await send(body)
    expect(await ticketsOf(body.email)).toHaveLength(1)
  })

  test('429: the fourth letter of one address in an hour, and the eleventh of one network', async () => {
    const email = 'often@example.com'
    const statuses = []
    for (let count = 0; count < 4; count++) statuses.push((await send(letter({ email }), `192.0.2.${count}`)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    const fromOne = []
    for (let count = 0; count < 11; count++) fromOne.push((await send(letter(), '203.0.113.7')).status)
    expect(fromOne).toEqual([...Array(10).fill(201), 429])
  })

  test('401 for a token that opens nothing: nobody is taken for a visitor by mistake', async () => {
    expect((await api.call('POST /contact', { token: 'x'.repeat(43), body: letter() })).status).toBe(401)
  })
})
