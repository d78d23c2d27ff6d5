import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyAs, creatorLists, recentWork, smallPdf } from '../../testing/creator-factory.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { messagesTo } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const sentAt = new Date('2026-11-20T04:00:00Z')

let api: TestApi
let reviewer: TestStaff
let member: TestMember
let id: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await creatorLists(api.db)
  await api.setClock(sentAt)
  reviewer = await api.staffWith('reviewer')
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(sentAt)
  member = await api.memberWith()
  id = (await applyAs(api, member.token, {}, { 'a.pdf': smallPdf('a') })).body.id
})

const call = (name: string, body?: object, headers = {}) => api.call(name, { token: reviewer.token, body, headers })
const look = async () => (await call(`GET /staff/creators/${id}`)).body
const decide = (action: string, body?: object, headers = {}) =>
  call(`POST /staff/creators/${id}/${action}`, body, headers)
const mine = async () => (await api.call('GET /member/comicists/applications', { token: member.token })).body.data[0]
const who = async () => (await api.call('GET /member', { token: member.token })).body

/** The clock moves, and everybody signs in anew. */
async function travel(now: string) {
  await api.setClock(new Date(now))
  reviewer = await api.staffWith('reviewer')
  member = { ...member, ...(await api.sessionOf(member)) }
}

describe('the queue', () => {
  test('has everything that was sent, with its clock, and no draft', async () => {
    const other = await api.memberWith()
    await api.call('PUT /member/comicists_apply/draft', { token: other.token, body: { pen_name: '還沒送出' } })
    const { body } = await call(`GET /staff/creators?q=${member.username}`)
    expect(body.data).toMatchObject([
      {
        id,
        review_by: '2026-12-01',
        working_days_left: 8,
        is_overdue: false,
        member: { username: member.username, type: 'general' },
        eligibility: { is_met: true, counting: [0] },
        attachments: [{ name: 'a.pdf' }],
        actions: ['return', 'approve', 'reject'],
      },
    ])
    expect((await call(`GET /staff/creators?q=${other.username}`)).body.data).toEqual([])
  })

  test.each([
    ['2026-12-01T15:59:59Z', 1, false],
    ['2026-12-01T16:00:00Z', -1, true],
    ['2026-12-04T04:00:00Z', -3, true],
  ])('at %s %i working days are left, overdue: %s', async (now, left, isOverdue) => {
    await travel(now)
    expect(await look()).toMatchObject({ working_days_left: left, is_overdue: isOverdue })
  })

  test('finds by state, class and pen name', async () => {
    const all = async (query: string) => (await call(`GET /staff/creators?${query}&per_page=100`)).body.data
    expect((await all('status=under_review&type=associate_creator')).some((one: { id: string }) => one.id === id)).toBe(
      true,
    )
    expect((await all('type=creator')).some((one: { id: string }) => one.id === id)).toBe(false)
    expect(await all('q=%25%25%25')).toEqual([])
  })

  test('an auditor reads it and decides nothing', async () => {
    const { token } = await api.staffWith('auditor')
    expect((await api.call(`GET /staff/creators/${id}`, { token })).body.actions).toEqual([])
    expect((await api.call(`POST /staff/creators/${id}/approve`, { token })).status).toBe(403)
  })
})

describe('returning', () => {
  const wish = { reason: '請補一件作品', comments: { works: '連結打不開', profile_zh: '請寫具體一點' } }

  test('shows the comments at their fields to the member, and mails them', async () => {
    const { status, body } = await decide('return', wish, { 'if-match': `"${(await look()).version}"` })
    expect([status, body.status, body.actions]).toEqual([200, 'returned', []])
    expect(await mine()).toMatchObject({ ...wish, status: 'returned', can_resubmit: true, review_by: null })
    expect((await who()).membership.status).toBe('active')
    const [mail] = await messagesTo(api.db, member.email)
    expect(mail!.subject).toContain('請補充您的創作者申請')
    for (const sentence of ['請補一件作品', '作品：連結打不開', '中文簡介：請寫具體一點'])
      expect(mail!.text).toContain(sentence)
  })

  test('422: without a reason and without a comment, or at a field that is none', async () => {
    expect((await decide('return', {})).body.errors).toHaveProperty('reason')
    expect((await decide('return', { comments: { password: '?' } })).status).toBe(422)
    expect((await mine()).status).toBe('under_review')
  })

  test('the form comes back filled in; sent again it keeps the files, changes what was changed and starts the clock anew', async () => {
    await decide('return', wish)
    const state = (await api.call('GET /member/comicists_apply/form', { token: member.token })).body
    expect(state).toMatchObject({
      source: 'returned',
      application_id: id,
      comments: wish.comments,
      reason: wish.reason,
    })
    expect(state.form).toMatchObject({ type: 'associate_creator', pen_name: '漫漫', nationality: '' })
    const first = reviewer.username
    await travel('2026-11-24T04:00:00Z')
    const kept = state.attachments.map((file: { id: string }) => file.id)
    const again = await applyAs(
      api,
      member.token,
      { attachments: kept, works: [{ ...recentWork, title: '新作' }] },
      { 'b.pdf': smallPdf('b') },
    )
    expect([again.status, again.body.id]).toEqual([201, id])
    expect(await look()).toMatchObject({
      status: 'under_review',
      review_by: '2026-12-03',
      changed: ['works'],
      attachments: [{ id: kept[0], name: 'a.pdf' }, { name: 'b.pdf' }],
      status_history: [{ status: 'under_review' }, { status: 'returned', by: first }, { by: null }],
    })
    const subjects = (await messagesTo(api.db, member.email)).map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(3)
    expect(subjects.filter((subject) => subject?.includes('收到您補充後的創作者申請'))).toHaveLength(1)
  })

  test('a file that is not named again is taken away', async () => {
    await decide('return', wish)
    await applyAs(api, member.token)
    expect((await look()).attachments).toEqual([])
  })
})

describe('approving', () => {
  test('gives the class with its period and the profile, and mails the last day', async () => {
    expect((await who()).comicists).toBeNull()
    const { status, body } = await decide('approve')
    expect((await who()).comicists).toEqual((await api.call('GET /member/comicists', { token: member.token })).body)
    expect([status, body.status]).toEqual([200, 'review_passed'])
    expect(await who()).toMatchObject({
      type: 'associate_creator',
      membership: { status: 'active', started_on: '2026-11-20', ends_on: '2027-11-19' },
    })
    expect((await api.call('GET /member/comicists', { token: member.token })).body).toMatchObject({
      pen_name: '漫漫',
      works: [recentWork],
    })
    const [mail] = await messagesTo(api.db, member.email)
    expect(mail!.text).toContain('2027-11-19')
  })

  test('is noted in the audit log with the class before and after', async () => {
    await decide('approve')
    const { token } = await api.staffWith('auditor')
    const { body } = await api.call(`GET /staff/audit?subject_id=${id}&action=creators.approve`, { token })
    expect(body.data).toMatchObject([
      {
        actor: reviewer.username,
        before: { class: 'general', status: 'under_review' },
        after: { class: 'associate_creator', status: 'review_passed' },
      },
    ])
  })

  test('the class above may be applied for, and takes over', async () => {
    await decide('approve')
    id = (await applyAs(api, member.token, { type: 'creator' })).body.id
    await decide('approve')
    expect((await who()).type).toBe('creator')
  })
})

describe('refusing', () => {
  test('needs a reason, tells it, and the member may apply again with the form filled in', async () => {
    expect((await decide('reject', { reason: ' ' })).body.errors).toHaveProperty('reason')
    expect((await decide('reject', { reason: '作品不足' })).body.status).toBe('review_failed')
    expect(await mine()).toMatchObject({ status: 'review_failed', reason: '作品不足', can_withdraw: false })
    const state = (await api.call('GET /member/comicists_apply/form', { token: member.token })).body
    expect(state).toMatchObject({ source: 'application', application_id: null, attachments: [{ name: 'a.pdf' }] })
    const again = await applyAs(api, member.token, { attachments: [state.attachments[0].id] })
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(id)
    id = again.body.id
    expect((await look()).attachments).toMatchObject([{ name: 'a.pdf' }])
  })
})

describe('what refuses a decision', () => {
  test('412: another version; 409: another state; 404: nobody’s id', async () => {
    const before = await tableHashes(api.db)
    expect((await decide('approve', undefined, { 'if-match': '"99"' })).status).toBe(412)
    expect((await call('POST /staff/creators/00000000-0000-7000-8000-000000000000/approve')).status).toBe(404)
    expect(await tableHashes(api.db)).toEqual(before)
    await decide('reject', { reason: '作品不足' })
    expect((await decide('approve')).body.code).toBe('creator.state')
  })

  test('a draft is nothing that could be decided', async () => {
    const other = await api.memberWith()
    const { body } = await api.call('PUT /member/comicists_apply/draft', { token: other.token, body: {} })
    expect((await call(`POST /staff/creators/${body.application_id}/approve`)).status).toBe(404)
    expect((await call(`GET /staff/creators/${body.application_id}`)).status).toBe(404)
  })
})
