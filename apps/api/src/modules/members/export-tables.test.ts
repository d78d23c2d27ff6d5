import { rentStatuses } from '@koma/domain/rent-states.ts'
import { exportWord } from '@koma/i18n/export-text.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creatorLists } from '../../testing/creator-factory.ts'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import { fullMember, fullMemberPdf } from '../../testing/full-member.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { readZip } from '../../testing/read-zip.ts'
import { someplace } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { exportedTables, memberTables, unexportedTables } from './queries/export-tables.ts'

let api: TestApi
let member: TestMember
let archive: Readonly<Record<string, Buffer>>
let data: Record<string, Record<string, unknown>[]>
let page: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await creatorLists(api.db)
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: 7 })
  member = await fullMember(api)
  await api.call('PUT /member', { token: member.token, body: { job: 'student' } })
  archive = await exported()
  data = JSON.parse(archive['koma.json']!.toString())
  page = archive['koma.html']!.toString()
})
afterAll(() => api.close())

async function exported() {
  const headers = { authorization: `Bearer ${member.token}` }
  const answer = await api.app.inject({ url: '/api/member/export', headers })
  expect(answer.statusCode).toBe(200)
  return readZip(answer.rawPayload)
}

/** The tables that know members and that nobody has decided about. */
const undecided = async () =>
  (await memberTables(api.db)).filter((table) => !(table in exportedTables) && !(table in unexportedTables))

describe('every table that knows members', () => {
  test('is exported, or it is said why not', async () => {
    expect(await undecided()).toEqual([])
    expect(await memberTables(api.db)).toEqual(
      [...Object.keys(exportedTables), ...Object.keys(unexportedTables)].toSorted(),
    )
    expect(Object.values(unexportedTables).filter((why) => why.length < 20)).toEqual([])
  })

  test('negative control: a new table, by its reference or by the name of a column, is one that nobody decided about', async () => {
    await sql`create table by_reference (of_somebody uuid references member)`.execute(api.db)
    await sql`create table by_name (first_member_id uuid)`.execute(api.db)
    expect(await undecided()).toEqual(['by_name', 'by_reference'])
    await sql`drop table by_reference, by_name`.execute(api.db)
  })

  test('that is exported is in the archive of a member who has something there', () => {
    const places = new Set<string>(Object.values(exportedTables))
    places.delete('picture')
    expect([...places].filter((place) => [data[place] ?? []].flat().length === 0)).toEqual([])
    expect(archive['avatar.webp']?.toString()).toBe('RIFF')
  })
})

describe('the files of a member', () => {
  test('are in the archive where the list says, byte for byte, whatever they are called', () => {
    const [open] = data['files']!.filter(({ state }) => state === 'ready')
    expect(open).toMatchObject({
      purpose: 'creator_application',
      file: expect.stringMatching(/^files\/01-[^/]+\.pdf$/),
    })
    expect(archive[String(open!['file'])]).toEqual(fullMemberPdf)
    expect(page).toContain(`<a href="files/${encodeURIComponent(String(open!['file']).slice('files/'.length))}">`)
  })

  test('that are held are listed, and closed here too', () => {
    expect(data['files']!.filter(({ state }) => state === 'held')).toMatchObject([
      { file_name: 'held.pdf', file: null },
    ])
    expect(Object.keys(archive).filter((name) => name.startsWith('files/'))).toHaveLength(1)
  })

  test('that the store has lost say so, and everything else still comes', async () => {
    const { storage_key: key } = await api.db
      .selectFrom('file')
      .select('storage_key')
      .where('state', '=', 'ready')
      .executeTakeFirstOrThrow()
    await api.deps.files.storage.remove(key!)
    const again = await exported()
    const [name] = Object.keys(again).filter((one) => one.startsWith('files/'))
    expect(again[name!]!.toString()).toContain('目前無法讀取')
    expect(again['koma.json']!.length).toBeGreaterThan(1_000)
  })
})

describe('the page of a member', () => {
  test('has the creator profile and what was sent with the application', () => {
    expect(page).toContain('<h2>創作者檔案</h2><table><tr><th scope="row">姓名</th><td>林小漫</td>')
    expect(page).toContain('<tr><th scope="row">國家或地區</th><td>日本</td>')
    expect(page).toMatch(/<h3>P-[0-9A-Z-]+<\/h3>/)
  })

  test.each([
    ['會員等級', '一般會員'],
    ['職業', '學生'],
    ['語言', '中文'],
    ['國籍', '外國'],
    ['姓名', '林小漫'],
  ])('says %s in words: %s', (field, word) => {
    expect(page).toContain(`<th scope="row">${field}</th><td>${word}</td>`)
  })

  test('has no code that has words', () => {
    const cells = new Set([...page.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text!))
    const codes = ['booked', 'under_review', 'creator_application', 'adjustment', 'waiting', 'reward', 'space', 'open']
    expect(codes.filter((code) => cells.has(code))).toEqual([])
    expect(['已預約', '審查中', '創作者申請', '待覆核', '場地租借', '消息'].filter((word) => !cells.has(word))).toEqual(
      [],
    )
  })

  test('knows every state of a booking in every language, and no word for what is none', () => {
    for (const language of ['zh', 'ja', 'en'] as const)
      expect(rentStatuses.filter((status) => !exportWord(language, 'booking', status))).toEqual([])
    expect(exportWord('zh', 'booking', 'constructor')).toBeUndefined()
  })
})
