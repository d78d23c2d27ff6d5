import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { registered, someplace } from '../../testing/registration-factory.ts'
import { testApi, type Call, type TestApi } from '../../testing/test-api.ts'

// As the texts came with the installation: packages/database/reference/pages.json.
const [privacyNow, privacyBefore, termsNow] = ['2026-11-22', '2026-11', '2026-11']

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(new Date('2026-11-24T04:00:00Z'))
  await someplace(api.db)
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
  await agreedTo(member.id, { terms: termsNow, privacy: privacyBefore })
})

/** As on the days when those versions held. */
async function agreedTo(memberId: string, versions: Readonly<Record<string, string>>) {
  for (const [document, version] of Object.entries(versions))
    await sql`
      insert into member_consent (member_id, document, document_version, agreed_at, ip, language)
      values (${memberId}, ${document}, ${version}, koma_now() - interval '9 days', '192.0.2.1', 'ja')`.execute(api.db)
}

const read = async (token = member.token) => (await api.call('GET /member/agreements', { token })).body
const agree = (call: Call = {}) =>
  api.call('POST /member/agreements', { token: member.token, body: { privacy: privacyNow, agree: true }, ...call })
const dueOf = async (token = member.token) => (await api.call('GET /member', { token })).body.agreements_due
const consentsOf = async (memberId: string) => {
  const { rows } = await sql<{ document: string; version: string; ip: string; language: string }>`
    select document, document_version as version, ip, language
      from member_consent
     where member_id = ${memberId}
     order by document, document_version`.execute(api.db)
  return rows
}

describe('GET /member/agreements', () => {
  test('200: who agreed to an older privacy policy is asked, and told what has changed in three languages', async () => {
    const { agreements, guardian_needed: isGuardianNeeded } = await read()
    const [terms, privacy] = agreements
    expect(isGuardianNeeded).toBe(false)
    expect(terms).toMatchObject({ document: 'terms', version: termsNow, due: false, unseen: [] })
    expect(privacy).toMatchObject({
      document: 'privacy',
      title_zh: '隱私權政策',
      version: privacyNow,
      due: true,
      consents: [{ version: privacyBefore, agreed_at: expect.any(String), language: 'ja' }],
    })
    expect(privacy.unseen.map(({ version }: { version: string }) => version)).toEqual([privacyNow])
    for (const language of ['zh', 'ja', 'en'])
      expect(privacy.unseen[0][`changes_${language}`].length, language).toBeGreaterThan(1)
  })

  test('200: who registers today has agreed to everything', async () => {
    const { form } = await registered(api)
    const signedIn = await api.call('POST /token', {
      form: { grant_type: 'password', username: form.username, password: String(form['password']) },
    })
    const token = signedIn.body.access_token
    expect((await read(token)).agreements.map(({ due }: { due: boolean }) => due)).toEqual([false, false])
    expect(await dueOf(token)).toEqual([])
  })
})

describe('GET /member', () => {
  test('200: names what waits for an answer, with its version; nothing else is locked by it', async () => {
    expect(await dueOf()).toEqual([{ document: 'privacy', version: privacyNow }])
    expect((await api.call('GET /my/point_logs', { token: member.token })).status).toBe(200)
    expect((await api.call('PUT /member', { token: member.token, body: { name: '新名字' } })).status).toBe(200)
  })
})

describe('POST /member/agreements', () => {
  test('204: keeps version, address and language beside the older consent, and asks no more', async () => {
    expect((await agree({ from: '198.51.100.9', headers: { 'accept-language': 'en' } })).status).toBe(204)
    expect(await consentsOf(member.id)).toEqual([
      { document: 'privacy', version: privacyBefore, ip: '192.0.2.1', language: 'ja' },
      { document: 'privacy', version: privacyNow, ip: '198.51.100.9', language: 'en' },
      { document: 'terms', version: termsNow, ip: '192.0.2.1', language: 'ja' },
    ])
    expect(await dueOf()).toEqual([])
  })

  test('204: twice, and 20 times at once, is one consent with its first day', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => agree()))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 204))
    expect((await agree()).status).toBe(204)
    expect(await consentsOf(member.id)).toHaveLength(3)
  })

  test.each([
    ['the version before', privacyBefore],
    ['one that never was', '1999-01'],
    ['nothing that is a version', "%' or 1=1 😀"],
  ])('409: %s is not what holds, and nothing is noted', async (_what, privacy) => {
    const { status, body } = await agree({ body: { privacy, terms: termsNow, agree: true } })
    expect([status, body.code]).toEqual([409, 'agreement.outdated'])
    expect(await consentsOf(member.id)).toHaveLength(2)
  })

  test.each([
    ['agree', { privacy: privacyNow }],
    ['agree', { privacy: privacyNow, agree: false }],
    ['terms', { agree: true }],
    ['privacy', { privacy: 'x'.repeat(10_000), agree: true }],
    ['privacy', { privacy: 7, agree: true }],
  ])('422: %s of %j', async (field, body) => {
    const answer = await agree({ body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([field])
    expect(await consentsOf(member.id)).toHaveLength(2)
  })

  test('under 20, new terms take the guardian too, and a form is understood like JSON', async () => {
    const young = await api.memberWith({ birthday: '2010-05-05' })
    expect((await read(young.token)).guardian_needed).toBe(true)
    const form = { terms: termsNow, privacy: privacyNow, agree: 'on' }
    const alone = await agree({ token: young.token, body: undefined, form })
    expect([alone.status, Object.keys(alone.body.errors)]).toEqual([422, ['guardian_agree']])
    expect(await consentsOf(young.id)).toEqual([])
    expect((await agree({ token: young.token, body: undefined, form: { ...form, guardian_agree: 'on' } })).status).toBe(
      204,
    )
    const documents = (await consentsOf(young.id)).map(({ document, version }) => [document, version])
    expect(documents).toEqual([
      ['guardian', termsNow],
      ['privacy', privacyNow],
      ['terms', termsNow],
    ])
  })

  test('401: nobody agrees for somebody', async () => {
    expect((await agree({ token: undefined })).status).toBe(401)
  })
})

describe('staff', () => {
  test('see who agreed to which version, and when', async () => {
    const { token } = await api.staffWith('desk')
    const { body } = await api.call(`GET /staff/members/${member.id}`, { token })
    expect(body.agreements_due).toEqual([{ document: 'privacy', version: privacyNow }])
    const shown = body.consents.map((one: Record<string, unknown>) => [
      one['document'],
      one['version'],
      one['is_current'],
    ])
    expect(shown).toEqual([
      ['privacy', privacyBefore, false],
      ['terms', termsNow, true],
    ])
  })

  test('find those who have not answered yet, and no other', async () => {
    const { token } = await api.staffWith('desk')
    const silent = async () => {
      const { body } = await api.call('GET /staff/members?not_agreed=privacy&per_page=100', { token })
      return body.data.map(({ id }: { id: string }) => id)
    }
    const other = await api.memberWith()
    await agreedTo(other.id, { terms: termsNow, privacy: privacyNow })
    expect(await silent()).toContain(member.id)
    expect(await silent()).not.toContain(other.id)
    await agree()
    expect(await silent()).not.toContain(member.id)
    expect((await api.call('GET /staff/members?not_agreed=recipes', { token })).status).toBe(422)
  })
})

describe('the database', () => {
  test('does not let a consent be rewritten', async () => {
    const change = sql`
      update member_consent
         set document_version = ${privacyNow}
       where member_id = ${member.id}
         and document = 'privacy'`
    await expect(change.execute(api.db)).rejects.toThrow('a consent of member')
  })

  test('negative control: without its guard the same change would go through', async () => {
    await api.db.transaction().execute(async (tx) => {
      await sql`alter table member_consent disable trigger member_consent__written_once`.execute(tx)
      await sql`update member_consent set document_version = ${privacyNow}
                 where member_id = ${member.id} and document = 'privacy'`.execute(tx)
      await sql`alter table member_consent enable trigger member_consent__written_once`.execute(tx)
    })
    expect(await consentsOf(member.id)).toContainEqual(
      expect.objectContaining({ document: 'privacy', version: privacyNow }),
    )
  })
})
