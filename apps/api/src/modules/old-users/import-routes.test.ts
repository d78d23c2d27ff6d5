import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importList, listMapping, listOf, uploadList, workOff } from '../../testing/old-user-factory.ts'
import { messagesTo, someplace } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { sendInvitations } from './commands/send-invitations.ts'

let api: TestApi
let admin: TestStaff

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  admin = await api.staffWith('admin')
})
afterAll(() => api.close())

const run = (list: string | Buffer, options?: Parameters<typeof importList>[3]) =>
  importList(api, admin.token, list, options)

async function countOf(table: 'old_user' | 'message'): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(api.db)
  return rows[0]!.n
}

describe('a list', () => {
  test('is looked at: encoding, heads, first rows and which column is which', async () => {
    const { status, body } = await uploadList(api, admin.token, listOf([{ oldId: 'U-1' }, { oldId: 'U-2' }]))
    expect(status).toBe(201)
    expect(body).toMatchObject({ encoding: 'utf-8', status: 'uploaded', rows_total: 2, guess: listMapping })
    expect(body.sample[0].slice(0, 3)).toEqual(['U-1', '舊讀者', 'u-1@example.com'])
  })

  test('is read as UTF-8 with a mark, as UTF-16 and as Big5, with commas, tabs and semicolons', async () => {
    const text = '編號,姓名,信箱\n1,陳大文,one@example.com\n'
    // 編號,姓名,信箱 / 1,陳大文,one@example.com in Big5.
    const big5 = Buffer.concat([
      Buffer.from('bd73b8b92ca96da6572cab48bd630a', 'hex'),
      Buffer.from('312cb3afa46aa4e52c', 'hex'),
      Buffer.from('one@example.com\n'),
    ])
    const lists: readonly (readonly [Buffer, string])[] = [
      [Buffer.from(`\ufeff${text}`), 'utf-8'],
      [Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le'), 'utf-16le'],
      [Buffer.from(text.replaceAll(',', ';')), 'utf-8'],
      [big5, 'big5'],
    ]
    for (const [list, encoding] of lists) {
      const { body } = await uploadList(api, admin.token, list)
      expect(body, encoding).toMatchObject({
        encoding,
        columns: ['編號', '姓名', '信箱'],
        sample: [['1', '陳大文', 'one@example.com']],
        guess: { old_id: 0, name: 1, email: 2 },
      })
    }
  })

  test.each([
    ['', 'csv_empty'],
    ['編號,姓名\n', 'csv_empty'],
    ['a,b\n"1,2\n', 'csv'],
    [Buffer.from([0x61, 0x0a, 0xff, 0xff, 0x80]), 'csv_encoding'],
    [`${Array.from({ length: 101 }, (_, n) => n).join(',')}\n1\n`, 'csv_columns'],
  ])('%j is refused with a sentence', async (list, reason) => {
    const { status, body } = await uploadList(api, admin.token, list)
    expect(status).toBe(422)
    expect(body.errors.file, reason).toHaveLength(1)
  })

  test('of 50,001 rows is refused, of another type is not read, and only an admin brings one', async () => {
    const long = `a,b,c\n${'1,2,3\n'.repeat(50_001)}`
    expect((await uploadList(api, admin.token, long)).body.errors.file[0]).toContain('50,000')
    const { token } = admin
    const body = { token, body: 'a,b\n1,2', headers: { 'content-type': 'text/plain' } }
    expect((await api.call('POST /staff/old_user_imports?name=x', body)).status).toBe(415)
    const elsewhere = { token, body: 'a,b\n1,2', headers: { 'content-type': 'text/csv' } }
    expect((await api.call('POST /member/verify', elsewhere)).status).toBe(415)
    const auditor = await api.staffWith('auditor')
    expect((await uploadList(api, auditor.token, 'a\n1')).status).toBe(403)
  })
})

describe('a check', () => {
  test('tells line by line what an import would do, and changes nothing', async () => {
    await api.memberWith({ email: 'has.account@example.com', mobile: '0933111222' })
    const list = listOf([
      { oldId: 'K-1', purchased: 100, reward: 5 },
      { oldId: '', email: 'noid@example.com' },
      { oldId: 'K-3', email: 'no-mail' },
      { oldId: 'K-4', purchased: '-5' },
      { oldId: 'K-5', birthday: '31/12/1990', mobile: '12' },
      { oldId: 'K-1', email: 'other@example.com' },
      { oldId: 'K-7', email: 'K-1@example.com' },
      { oldId: 'K-8', email: 'has.account@example.com' },
      { oldId: 'K-9', class: '創作者' },
      { oldId: 'K-10', name: '', class: 'emperor' },
      { oldId: 'K-1', email: 'no-mail-either' },
    ])
    const { body: uploaded } = await uploadList(api, admin.token, list)
    const path = `/staff/old_user_imports/${uploaded.id}`
    const before = await tableHashes(api.db)
    await api.call(`POST ${path}/check`, { token: admin.token, body: { mapping: listMapping } })
    await workOff(api)
    const after = await tableHashes(api.db)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed.toSorted()).toEqual(['audit_entry', 'old_user_import', 'old_user_import_line'])

    const { body } = await api.call(`GET ${path}`, { token: admin.token })
    expect(body).toMatchObject({
      status: 'checked',
      rows_done: 11,
      counts: {
        added: 4,
        changed: 0,
        unchanged: 0,
        refused: 7,
        noted: 1,
        duplicate: 1,
        merge: 1,
        purchased_points: 100,
      },
    })
    const lines = (await api.call(`GET ${path}/lines?per_page=100`, { token: admin.token })).body.data
    const told = lines.map(({ line, outcome, reason }: any) => `${line} ${outcome} ${reason}`)
    expect(told.toSorted()).toEqual(
      [
        '3 refused required',
        '4 refused email',
        '5 refused points',
        '6 noted date',
        '6 noted mobile',
        '7 refused same_id',
        '8 duplicate same_email',
        '9 merge account_email',
        '10 refused class_ends',
        '11 refused required',
        '11 refused class',
        '12 refused email',
        '12 refused same_id',
      ].toSorted(),
    )
  })

  test('speaks the language of whoever reads', async () => {
    const { path } = await run(listOf([{ oldId: 'S-1', email: 'none' }]))
    const messages = new Set<string>()
    for (const language of ['zh', 'ja', 'en']) {
      const headers = { 'accept-language': language }
      const { body } = await api.call(`GET ${path}/lines`, { token: admin.token, headers })
      messages.add(body.data[0].message)
    }
    expect(messages.size).toBe(3)
  })

  test.each([
    [{}, '請指定'],
    [{ old_id: 0, name: 0, email: 1 }, '同一欄'],
    [{ old_id: 0, name: 1, email: 99 }, '範圍'],
  ])('needs columns that make sense: %j', async (mapping, sentence) => {
    const { body: uploaded } = await uploadList(api, admin.token, listOf([{ oldId: 'M-1' }]))
    const path = `POST /staff/old_user_imports/${uploaded.id}/check`
    const { status, body } = await api.call(path, { token: admin.token, body: { mapping } })
    expect(status).toBe(422)
    expect(JSON.stringify(body.errors)).toContain(sentence)
  })
})

describe('an import', () => {
  test('the same list again changes nothing; new words replace old ones until somebody has moved', async () => {
    const people = [{ oldId: 'I-1', purchased: 10 }, { oldId: 'I-2' }]
    expect((await run(listOf(people))).imported).toMatchObject({ status: 'imported', counts: { added: 2 } })
    const before = await tableHashes(api.db)
    const again = await run(listOf(people))
    expect(again.imported.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2, purchased_points: 0 })
    expect((await tableHashes(api.db))['old_user']).toBe(before['old_user'])

    const mended = await run(listOf([{ oldId: 'I-1', purchased: 15 }, { oldId: 'I-2' }]))
    expect(mended.imported.counts).toMatchObject({ added: 0, changed: 1, unchanged: 1, purchased_points: 15 })
  })

  test('is not begun without a check, nor twice, nor with a version that is old', async () => {
    const { token } = admin
    const { body: uploaded } = await uploadList(api, token, listOf([{ oldId: 'V-1' }]))
    const path = `/staff/old_user_imports/${uploaded.id}`
    expect((await api.call(`POST ${path}/run`, { token, body: {} })).body.code).toBe('old_user_import.state')
    const stale = { token, body: { mapping: listMapping }, headers: { 'if-match': '7' } }
    expect((await api.call(`POST ${path}/check`, stale)).status).toBe(412)
    await api.call(`POST ${path}/check`, { token, body: { mapping: listMapping } })
    await workOff(api)
    const both = await Promise.all([1, 2].map(() => api.call(`POST ${path}/run`, { token, body: {} })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409])
  })

  test('mails nobody unless it was asked for, each once, and so many a minute', async () => {
    await sql`insert into setting (key, valid_from, value) values ('old_users.mails_a_minute', koma_now(), '3')`.execute(
      api.db,
    )
    const people = Array.from({ length: 8 }, (_, n) => ({ oldId: `T-${n}` }))
    const { path } = await run(listOf(people))
    const mails = await countOf('message')
    expect(await sendInvitations(api.deps)).toBe(0)
    for (let asked = 0; asked < 2; asked++) {
      expect((await api.call(`POST ${path}/send_mail`, { token: admin.token })).status).toBe(202)
    }
    expect([await sendInvitations(api.deps), await sendInvitations(api.deps), await sendInvitations(api.deps)]).toEqual(
      [3, 3, 2],
    )
    expect(await sendInvitations(api.deps)).toBe(0)
    expect(await countOf('message')).toBe(mails + 8)
  })

  test('the mail speaks the member’s language', async () => {
    const list = `id,name,email,language\nL-1,Emily,lang.en@example.com,en-GB\nL-2,美咲,lang.ja@example.com,ja\n`
    await run(list, { sendMail: true, mapping: { old_id: 0, name: 1, email: 2, locale: 3 } })
    await sendInvitations(api.deps)
    const [english] = await messagesTo(api.db, 'lang.en@example.com')
    const [japanese] = await messagesTo(api.db, 'lang.ja@example.com')
    expect(english).toMatchObject({ language: 'en', subject: 'Bring your membership along' })
    expect(japanese).toMatchObject({ language: 'ja', subject: '会員情報の移行のお願い' })
    expect(english?.text).toContain('/en/olduser/verify/')
    expect(english?.text).not.toContain('Emily')
  })

  test('a corrected address is mailed again, and the link to the wrong one is dead', async () => {
    await run(listOf([{ oldId: 'W-1', email: 'wrong@example.com' }]), { sendMail: true })
    await sendInvitations(api.deps)
    const [mail] = await messagesTo(api.db, 'wrong@example.com')
    const code = /verify\/([\w-]+)/.exec(mail!.text)![1]!
    await run(listOf([{ oldId: 'W-1', email: 'right@example.com' }]), { sendMail: true })
    expect((await api.call(`GET /member/old_user/${code}`)).body.code).toBe('old_user.expired')
    await sendInvitations(api.deps)
    expect(await messagesTo(api.db, 'right@example.com')).toHaveLength(1)
  })
})
