import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  applyAs,
  creatorForm,
  creatorLists,
  applicationForm,
  recentWork,
  smallPdf,
} from '../../testing/creator-factory.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { messagesTo } from '../../testing/registration-factory.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await creatorLists(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await api.memberWith()
})

const apply = (changes?: Record<string, unknown>, files?: Parameters<typeof applyAs>[3]) =>
  applyAs(api, member.token, changes, files)
const applications = async () => (await api.call('GET /member/comicists/applications', member)).body.data

describe('POST /member/comicists_apply', () => {
  test('201: the application with its files is under review, and so is the membership', async () => {
    const { status, body } = await apply({}, { 'a.pdf': smallPdf('a') })
    expect([status, body.status]).toEqual([201, 'under_review'])
    const [one] = await applications()
    expect(one).toMatchObject({
      id: body.id,
      type: 'associate_creator',
      status: 'under_review',
      review_by: '2026-12-01',
      pen_name: '漫漫',
      industries: ['comics'],
      nationality: null,
      works: [recentWork],
      can_withdraw: true,
      can_resubmit: false,
      status_history: [{ status: 'under_review', note: null }],
    })
    expect(one.number).toMatch(/^P-/)
    expect(one.attachments).toMatchObject([{ name: 'a.pdf' }])
    expect((await api.call('GET /member', member)).body.membership.status).toBe('under_review')
  })

  test.each([
    ['zh', '我們收到您的創作者申請'],
    ['ja', 'クリエイター申請を受け付けました'],
    ['en', 'We have your creator application'],
  ] as const)('the mail in %s says by when it is reviewed', async (locale, subject) => {
    member = await api.memberWith({ locale })
    await apply()
    const [mail] = await messagesTo(api.db, member.email)
    expect(mail!.subject).toContain(subject)
    expect(mail!.text).toContain('2026-12-01')
    expect(mail!.text).toContain(`/${locale}/member/apply`)
  })

  test('409: a second one while the first is under review', async () => {
    await apply()
    expect(await apply()).toMatchObject({ status: 409, body: { code: 'creator.under_review' } })
  })

  test('409: for a class that is held already; the one above may be applied for', async () => {
    member = await api.memberWith({ class: 'associate_creator' })
    expect((await apply()).body.code).toBe('creator.class_held')
    expect((await apply({ type: 'creator' })).status).toBe(201)
  })

  test('403: before e-mail and mobile are verified', async () => {
    member = await api.memberWith({ activated: false })
    expect((await apply()).body.code).toBe('member.not_activated')
  })

  test('the same Idempotency-Key sends one application, with other files it is refused', async () => {
    const once = { 'idempotency-key': 'apply-once' }
    const first = await applyAs(api, member.token, {}, { 'a.pdf': smallPdf('a') }, once)
    const again = await applyAs(api, member.token, {}, { 'a.pdf': smallPdf('a') }, once)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await applyAs(api, member.token, {}, { 'a.pdf': smallPdf('b') }, once)).status).toBe(422)
    expect(await applications()).toHaveLength(1)
  })

  test('415: anything but multipart', async () => {
    const { status } = await api.call('POST /member/comicists_apply', { token: member.token, body: creatorForm() })
    expect(status).toBe(415)
  })
})

describe('a field that is wrong', () => {
  const wrong: [string, Record<string, unknown>][] = [
    ['industries', { industries: [] }],
    ['industries', { industries: ['none-such'] }],
    ['agree', { agree: undefined }],
    ['type', { type: 'loyal' }],
    ['name', { name: ' ' }],
    ['pen_name', { pen_name: '！！' }],
    ['nationality', { citizenship: 'foreign' }],
    ['nationality', { citizenship: 'foreign', nationality: 'tw' }],
    ['address', { address: undefined }],
    ['website_url', { website_url: 'javascript:alert(1)' }],
    ['works', { works: [] }],
    ['works', { works: [{ ...recentWork, url: '' }] }],
    ['works.0.published_on', { works: [{ ...recentWork, published_on: '2026-02-30' }] }],
    ['works', { type: 'creator', works: [{ ...recentWork, published_on: '2023-11-19' }] }],
    ['works', { type: 'creator', works: [{ ...recentWork, url: '' }] }],
    ['profile_zh', { profile_zh: '字'.repeat(301) }],
    ['profile_en', { profile_en: '👩‍👩‍👧‍👦'.repeat(301) }],
    ['profile_zh', { profile_zh: 'e\u0301\u0323'.repeat(301) }],
    ['profile_en', { profile_en: '🇹🇼'.repeat(301) }],
    ['attachments', { attachments: ['00000000-0000-7000-8000-000000000000'] }],
  ]

  test.each(wrong)('%s is told, and nothing is written (%#)', async (field, changes) => {
    const before = await tableHashes(api.db)
    const { status, body } = await apply(changes)
    expect([status, body.code]).toEqual([422, 'validation.failed'])
    expect(Object.keys(body.errors)).toEqual([field])
    expect(await tableHashes(api.db)).toEqual(before)
  })

  test('says what product §5 says, in English word for word', async () => {
    const form = applicationForm(creatorForm({ industries: [], agree: undefined }), {}, { 'accept-language': 'en' })
    const { body } = await api.call('POST /member/comicists_apply', { token: member.token, ...form })
    expect(body.errors).toEqual({
      industries: ['Please pick at least one industry'],
      agree: ['Please check-select to agree'],
    })
  })

  test.each(['字', '👩‍👩‍👧‍👦', 'e\u0301\u0323', '🇹🇼'])('300 times %j is a profile that fits', async (character) => {
    expect((await apply({ profile_zh: character.repeat(300) })).status).toBe(201)
    const [one] = await applications()
    expect(one.profile_zh).toBe(character.repeat(300))
  })

  test.each([
    ['neither profile', { profile_zh: '', profile_en: '' }, [null, null]],
    ['the English one alone', { profile_zh: undefined, profile_en: 'Draws cats.' }, [null, 'Draws cats.']],
    ['the Chinese one alone', { profile_zh: '畫貓。', profile_en: ' ' }, ['畫貓。', null]],
  ])('%s is enough: nobody has to write one', async (_, changes, written) => {
    expect((await apply(changes)).status).toBe(201)
    const [one] = await applications()
    expect([one.profile_zh, one.profile_en]).toEqual(written)
  })

  test('no PDF, and one too many', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47])
    expect(Object.keys((await apply({}, { 'a.pdf': png })).body.errors)).toEqual(['attachments'])
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.pdf`, smallPdf(String(n))]))
    expect(Object.keys((await apply({}, many)).body.errors)).toEqual(['attachments'])
  })
})

describe('commercial work for the class of creators', () => {
  test.each([
    ['2023-11-20', true],
    ['2023-11-19', false],
  ])('published on %s counts: %s', async (published_on, counts) => {
    const { status } = await apply({ type: 'creator', works: [{ ...recentWork, published_on }] })
    expect(status).toBe(counts ? 201 : 422)
  })

  test('a PDF takes the place of a link', async () => {
    const works = [{ ...recentWork, url: '' }]
    expect((await apply({ type: 'creator', works }, { 'contract.pdf': smallPdf() })).status).toBe(201)
  })
})

describe('what is being written', () => {
  const draft = (body: object, headers = {}) =>
    api.call('PUT /member/comicists_apply/draft', { token: member.token, body, headers })
  const formState = async () => (await api.call('GET /member/comicists_apply/form', member)).body

  test('starts with the name of the account and the classes that are open', async () => {
    expect(await formState()).toMatchObject({
      source: 'account',
      types: ['associate_creator', 'creator'],
      application_id: null,
      version: null,
      attachments: [],
      under_review: false,
    })
  })

  test('is kept, half right as it is, for the next device, and is no application yet', async () => {
    const saved = await draft({ profile_zh: '字'.repeat(400), works: [{ url: 'not yet' }] })
    expect(saved).toMatchObject({ status: 200, body: { version: 1 } })
    const state = await formState()
    expect(state).toMatchObject({ source: 'draft', version: 1, application_id: saved.body.application_id })
    expect(state.form.profile_zh).toHaveLength(400)
    expect(state.form.works).toEqual([{ title: '', description: '', url: 'not yet', published_on: '' }])
    expect(await applications()).toEqual([])
  })

  test('412: another window has kept something else meanwhile', async () => {
    const first = await draft({ pen_name: 'a' }, { 'if-match': '"0"' })
    await draft({ pen_name: 'b' }, { 'if-match': `"${first.body.version}"` })
    expect((await draft({ pen_name: 'c' }, { 'if-match': `"${first.body.version}"` })).status).toBe(412)
    expect((await draft({ pen_name: 'd' }, { 'if-match': '"0"' })).status).toBe(412)
    expect((await formState()).form.pen_name).toBe('b')
  })

  test('becomes the application that is sent, and is gone afterwards', async () => {
    const { body } = await draft({ pen_name: 'a' })
    expect((await apply()).body.id).toBe(body.application_id)
    expect(await draft({ pen_name: 'b' })).toMatchObject({ status: 409, body: { code: 'creator.under_review' } })
    expect((await formState()).under_review).toBe(true)
  })

  test('is forgotten when the member says so, twice is fine', async () => {
    await draft({ pen_name: 'a' })
    for (let time = 0; time < 2; time++)
      expect((await api.call('DELETE /member/comicists_apply/draft', member)).status).toBe(204)
    expect((await formState()).source).toBe('account')
  })

  test('409: of a creator, who has nothing to apply for', async () => {
    member = await api.memberWith({ class: 'creator' })
    expect((await draft({})).body.code).toBe('creator.class_held')
  })
})
