import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { announce, pagesOnDesk } from '../../testing/page-factory.ts'
import { registered, someplace } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const today = new Date('2026-11-24T04:00:00Z')
const nextDay = new Date('2026-11-25T04:00:00Z')
const next = '2026-11-25'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(today)
  await someplace(api.db)
  const idOf = await pagesOnDesk(api)
  await announce(atTheDesk(api, (await api.staffWith('editor')).token), idOf('privacy'), next)
})
afterAll(() => api.close())

const consents = async (memberId: string) => {
  const { rows } = await sql<{ one: string }>`
    select document || ' ' || document_version as one
      from member_consent
     where member_id = ${memberId}
     order by one`.execute(api.db)
  return rows.map(({ one }) => one)
}
const consentTo = (memberId: string, document: string, version: string) => sql`
    insert into member_consent (member_id, document, document_version, ip)
    values (${memberId}, ${document}, ${version}, '192.0.2.1')`
const due = async (token: string) => (await api.call('GET /member', { token })).body.agreements_due
const tokenOf = async (form: object) => {
  const { username, password } = form as { username: string; password: string }
  const credentials = { username, password }
  return (await api.call('POST /token', { form: { grant_type: 'password', ...credentials } })).body
    .access_token as string
}

describe('a version that has been announced', () => {
  test('is agreed to by nobody before its day: not by registering, not by asking, and the database refuses it', async () => {
    await api.setClock(today)
    const { form } = await registered(api)
    const token = await tokenOf(form)
    const { id } = (await api.call('GET /member', { token })).body
    expect(await consents(id)).toEqual(['privacy 2026-11-22', 'terms 2026-11'])
    expect(await due(token)).toEqual([])
    const early = await api.call('POST /member/agreements', { token, body: { privacy: next, agree: true } })
    expect([early.status, early.body.code]).toEqual([409, 'agreement.outdated'])
    await expect(consentTo(id, 'privacy', next).execute(api.db)).rejects.toThrow('does not hold yet')
  })

  test('once it holds, who agreed before is asked with what has changed, and who registers agrees to it', async () => {
    await api.setClock(today)
    const before = await api.memberWith()
    await consentTo(before.id, 'privacy', '2026-11-22').execute(api.db)
    await consentTo(before.id, 'terms', '2026-11').execute(api.db)
    expect(await due(before.token)).toEqual([])
    await api.setClock(nextDay)
    const token = await tokenOf(before)
    const { agreements } = (await api.call('GET /member/agreements', { token })).body
    const privacy = agreements.find(({ document }: { document: string }) => document === 'privacy')
    expect(privacy).toMatchObject({ version: next, published_on: next, due: true })
    expect(privacy.unseen).toEqual([
      expect.objectContaining({ version: next, changes_zh: ['改了第一句。', '也改了第二句。'] }),
    ])
    expect((await api.call('GET /page/privacy')).body.version).toBe(privacy.version)
    const answer = await api.call('POST /member/agreements', { token, body: { privacy: next, agree: true } })
    expect(answer.status).toBe(204)
    expect(await consents(before.id)).toContain(`privacy ${next}`)
    const { form } = await registered(api)
    const { id } = (await api.call('GET /member', { token: await tokenOf(form) })).body
    expect(await consents(id)).toEqual([`privacy ${next}`, 'terms 2026-11'])
  })
})

describe('the database', () => {
  test.each([
    ['privacy', '1999-01'],
    ['terms', '2026-11-22'],
    ['guardian', '2026-11-22'],
  ])('keeps no consent to a version that there is not: %s %s', async (document, version) => {
    const { id } = await api.memberWith()
    await expect(consentTo(id, document, version).execute(api.db)).rejects.toThrow('member_consent__version')
    expect(await consents(id)).toEqual([])
  })

  test('negative control: without its rules the same consents would be kept', async () => {
    await api.setClock(today)
    const { id } = await api.memberWith()
    const open = await api.db.startTransaction().execute()
    await sql`alter table member_consent drop constraint member_consent__version`.execute(open)
    await sql`alter table member_consent disable trigger member_consent__holds`.execute(open)
    await consentTo(id, 'privacy', '1999-01').execute(open)
    await consentTo(id, 'privacy', next).execute(open)
    const { rows } = await sql`select from member_consent where member_id = ${id}`.execute(open)
    await open.rollback().execute()
    expect(rows).toHaveLength(2)
  })

  test('lets nobody take away a version to which somebody has agreed', async () => {
    const { id } = await api.memberWith()
    await consentTo(id, 'guardian', '2026-11').execute(api.db)
    const open = await api.db.startTransaction().execute()
    await sql`alter table page_version disable trigger page_version__frozen`.execute(open)
    const removal = sql`delete from page_version where page = 'terms' and version = '2026-11'`.execute(open)
    await expect(removal).rejects.toThrow('member_consent__version')
    await open.rollback().execute()
  })
})
