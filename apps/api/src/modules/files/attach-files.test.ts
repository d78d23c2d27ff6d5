import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { filePurposeNames, type FilePurpose } from '@koma/domain/file-purposes.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuid7 } from '../../platform/ids.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { multipart } from '../../testing/multipart.ts'
import { pdfWith } from '../../testing/pdf-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { fileJobs } from './jobs.ts'
import { attachFiles, filesOfSubject, storeUploads } from './public.ts'

let api: TestApi
let anna: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  anna = await api.memberWith({ locale: 'en' })
})
afterAll(() => api.close())

interface Wish {
  readonly member?: TestMember
  readonly purpose?: FilePurpose
  readonly subjectId: string
  readonly names?: readonly string[]
  readonly kept?: readonly string[]
  readonly findings?: readonly string[]
}

/** What a route does with a form: keeps the bytes, then writes the rows with the record. */
async function attach({
  member = anna,
  purpose = 'creator_application',
  subjectId,
  names = [],
  kept = [],
  findings = [],
}: Wish) {
  const bytes = pdfWith()
  const files = await Promise.all(
    names.map(async (name) => {
      const path = await api.deps.files.temporary.newPath()
      await writeFile(path, bytes)
      const digest = createHash('sha256').update(bytes).digest()
      return {
        field: 'attachments',
        name,
        size: bytes.length,
        digest,
        type: 'application/pdf',
        findings,
        path,
      } as const
    }),
  )
  const request = { uploads: { files, problems: {} }, log: api.app.log } as unknown as FastifyRequest
  const uploads = await storeUploads(api.deps, request)
  if (!uploads.ok) throw new Error('The store is away')
  return api.db.transaction().execute((tx) =>
    attachFiles(api.deps, tx, {
      memberId: member.id,
      purpose,
      subjectId,
      field: 'attachments',
      stored: uploads.stored,
      kept,
    }),
  )
}

const idsOf = async (subjectId: string, purpose: FilePurpose = 'creator_application') =>
  (await filesOfSubject(api.db, purpose, subjectId)).map(({ id }) => id)
const open = async (id: string, token: string) => (await api.call(`GET /file/${id}`, { token })).status

describe('the files of a record', () => {
  test('are exactly those that were named last: new ones, and of the old ones the kept', async () => {
    const subjectId = uuid7()
    await attach({ subjectId, names: ['a.pdf', 'b.pdf'] })
    const [a] = await idsOf(subjectId)
    await attach({ subjectId, names: ['c.pdf'], kept: [a!] })
    const files = await filesOfSubject(api.db, 'creator_application', subjectId)
    expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf'])
    expect(files[0]!.id).toBe(a)
  })

  test('may be drafts of the member, which no longer expire then', async () => {
    const { headers, body } = multipart([
      ['purpose', 'creator_application'],
      ['file', { name: 'draft.pdf', bytes: pdfWith() }],
    ])
    const draft = await api.call('POST /member/files', { token: anna.token, headers, body })
    const subjectId = uuid7()
    await attach({ subjectId, kept: [draft.body.id] })
    expect(await idsOf(subjectId)).toEqual([draft.body.id])
    expect((await api.call('GET /member/files', { token: anna.token })).body).toEqual([])
    expect((await api.call(`DELETE /member/files/${draft.body.id}`, { token: anna.token })).status).toBe(404)
  })

  test('may be those of another record of the same member: both have them, whatever becomes of one', async () => {
    const [match, apply] = [uuid7(), uuid7()]
    await attach({ subjectId: match, purpose: 'matchmaking_application', names: ['work.pdf'] })
    const kept = await idsOf(match, 'matchmaking_application')
    await attach({ subjectId: apply, kept })
    expect(await idsOf(match, 'matchmaking_application')).toEqual(kept)
    await attach({ subjectId: match, purpose: 'matchmaking_application' })
    expect(await open((await idsOf(apply))[0]!, anna.token)).toBe(200)
  })

  test('are never somebody else’s, nor gone, and then nothing is changed', async () => {
    const ben = await api.memberWith()
    const [his, hers] = [uuid7(), uuid7()]
    await attach({ member: ben, subjectId: his, names: ['his.pdf'] })
    await attach({ subjectId: hers, names: ['hers.pdf'] })
    for (const kept of [await idsOf(his), [uuid7()]]) {
      expect(await attach({ subjectId: hers, kept })).toEqual({
        ok: false,
        errors: { attachments: ['field.file_gone'] },
      })
    }
    expect(await idsOf(hers)).toHaveLength(1)
  })
})

describe('who may open it', () => {
  const readers: Readonly<Record<FilePurpose, readonly string[]>> = {
    creator_application: ['admin', 'reviewer', 'auditor'],
    space_application: ['admin', 'reviewer', 'desk', 'finance', 'auditor'],
    activity_application: ['admin', 'editor', 'reviewer', 'desk', 'auditor'],
    matchmaking_application: ['admin', 'reviewer', 'auditor'],
    advisory_application: ['admin', 'reviewer', 'desk', 'auditor'],
  }
  const roles = ['admin', 'editor', 'reviewer', 'desk', 'finance', 'auditor'] as const

  test.each(filePurposeNames)('%s: its owner and the staff of these records, each look audited', async (purpose) => {
    const subjectId = uuid7()
    await attach({ subjectId, purpose, names: ['a.pdf'] })
    const [id] = await idsOf(subjectId, purpose)
    const ben = await api.memberWith()
    const answers: string[] = []
    for (const role of roles) if ((await open(id!, (await api.staffWith(role)).token)) === 200) answers.push(role)
    expect(answers).toEqual(readers[purpose])
    expect([await open(id!, anna.token), await open(id!, ben.token)]).toEqual([200, 404])
    const looks = await api.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id!).execute()
    expect(looks).toEqual(readers[purpose].map(() => ({ action: 'file.read' })))
  })

  test('of 10,000 guessed ids not one opens anything', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n
        from file
       where id = any(${Array.from({ length: 10_000 }, uuid7)}::uuid[])`.execute(api.db)
    expect(rows[0]!.n).toBe(0)
    const token = (await api.staffWith('admin')).token
    for (let guess = 0; guess < 50; guess++) expect(await open(uuid7(), token)).toBe(404)
  })

  test('a damaged file is an error for everybody, and not one byte of it', async () => {
    const subjectId = uuid7()
    await attach({ subjectId, names: ['a.pdf'] })
    const [file] = await filesOfSubject(api.db, 'creator_application', subjectId)
    const other = await api.deps.files.temporary.newPath()
    await writeFile(other, 'something else')
    await api.deps.files.storage.put(file!.storageKey!, { path: other, size: 14, digest: Buffer.alloc(32) })
    const answer = await api.call(`GET /file/${file!.id}`, { token: anna.token })
    expect([answer.status, answer.text.includes('something')]).toEqual([500, false])
  })
})

describe('a file that carries a script', () => {
  const judge = (verb: string, id: string, token: string) =>
    api.call(`POST /staff/files/${id}/${verb}`, { token, body: { note: '看過了' } })

  async function heldFile() {
    const subjectId = uuid7()
    await attach({ subjectId, names: ['script.pdf'], findings: ['JavaScript'] })
    return (await idsOf(subjectId))[0]!
  }

  test('is closed to its owner and open to reviewers, who release it', async () => {
    const id = await heldFile()
    const [reviewer, auditor] = [await api.staffWith('reviewer'), await api.staffWith('auditor')]
    expect(await Promise.all([anna, auditor, reviewer].map(({ token }) => open(id, token)))).toEqual([404, 404, 200])
    const list = await api.call('GET /staff/files?state=held', { token: reviewer.token })
    expect(list.body.data[0]).toMatchObject({ id, findings: ['JavaScript'], actions: ['release', 'refuse'] })
    expect((await judge('release', id, auditor.token)).status).toBe(404)
    expect((await judge('release', id, reviewer.token)).body).toMatchObject({ state: 'ready', actions: [] })
    expect(await open(id, anna.token)).toBe(200)
    expect((await judge('refuse', id, reviewer.token)).body.code).toBe('file.state')
  })

  test('refused, it is gone, its owner is told by mail, and the audit log knows who', async () => {
    const id = await heldFile()
    const reviewer = await api.staffWith('reviewer')
    expect((await judge('refuse', id, reviewer.token)).body.state).toBe('refused')
    expect(await open(id, reviewer.token)).toBe(404)
    const mail = await api.db
      .selectFrom('message')
      .select(['recipient', 'text'])
      .where('dedupe_key', '=', `mail:file_refused:${id}`)
      .executeTakeFirst()
    expect(mail).toEqual({ recipient: anna.email, text: expect.stringContaining('script.pdf') })
    const entry = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'after'])
      .where('subject_id', '=', id)
      .executeTakeFirst()
    expect(entry).toEqual({ action: 'file.refuse', actor_id: reviewer.id, after: { state: 'refused', note: '看過了' } })
  })

  test('is decided once: of two reviewers at once one is told that it was', async () => {
    const id = await heldFile()
    const { token } = await api.staffWith('reviewer')
    const answers = await Promise.all(['release', 'refuse'].map((verb) => judge(verb, id, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('what no transaction took, and what was forgotten, is removed after an hour, and nothing else', async () => {
  const [kept, gone] = [uuid7(), uuid7()]
  await attach({ subjectId: kept, names: ['kept.pdf'] })
  await attach({ subjectId: gone, names: ['gone.pdf'] })
  const keyOf = async (subject: string) =>
    (await filesOfSubject(api.db, 'creator_application', subject))[0]!.storageKey!
  const [keptKey, goneKey] = [await keyOf(kept), await keyOf(gone)]
  await attach({ subjectId: gone })
  const cleanUp = () => fileJobs(api.deps, api.app.log).at(-1)!.run()
  await cleanUp()
  expect(await api.deps.files.storage.read(goneKey)).not.toBeNull()
  await api.moveClock(3_700)
  await cleanUp()
  expect(await api.deps.files.storage.read(goneKey)).toBeNull()
  expect(await api.deps.files.storage.read(keptKey)).not.toBeNull()
})
