import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyAs, creatorForm, creatorLists } from './testing/creator-factory.ts'
import { importList, listOf } from './testing/old-user-factory.ts'
import { someplace } from './testing/registration-factory.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

let api: TestApi
/** The records that staff look at, by what stands for them in the paths below. */
const ids: Record<string, string> = {}

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await creatorLists(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  const { token } = await api.staffWith('admin')

  const member = await api.memberWith()
  ids['member'] = member.id
  ids['application'] = (await applyAs(api, member.token, creatorForm())).body.id
  const creator = await api.memberWith()
  await sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    values (koma_uuid7(), ${creator.id}, 'creator', '2026-01-01', '2026-12-20', 'test')`.execute(api.db)
  await sql`select membership_refresh(${creator.id})`.execute(api.db)
  ids['creator'] = creator.id
  const evidence = {
    title: '雨後的稿紙',
    publisher: '某出版社',
    published_on: '2026-10-01',
    url: 'https://books.example.org/1',
  }
  ids['renewal'] = (await api.call('POST /my/membership/renewal', { token: creator.token, body: evidence })).body.id
  await api.call('POST /contact', { body: { reason: 'space', body: '想租三樓', name: '訪客', email: 'w@example.com' } })
  ids['letter'] = (await api.call('GET /staff/contact', { token })).body.data[0].id
  const { path } = await importList(api, token, listOf([{ oldId: 'S-1', mobile: 'no number' }]))
  ids['list'] = path.split('/').at(-1)!
  ids['record'] = (await api.call('GET /staff/old_users', { token })).body.data[0].id
})
afterAll(() => api.close())

/** What a member of staff who has done nothing else leaves in the log by one look. */
async function notedBy(path: string) {
  const { id, token } = await api.staffWith('auditor')
  const { status } = await api.call(`GET ${path.replace(/:(\w+)/g, (_, name) => ids[name]!)}`, { token })
  expect(status, path).toBe(200)
  return api.db
    .selectFrom('audit_entry')
    .select(['action', 'subject_id', 'after'])
    .where('actor_id', '=', id)
    .where('action', 'like', '%.%')
    .where('action', 'not like', 'staff.%')
    .execute()
}

describe('a look of staff at somebody’s data is written down', () => {
  test.each([
    ['/staff/contact/:letter', 'contact.read', 'letter'],
    ['/staff/renewals/:renewal', 'member.read', 'creator'],
    ['/staff/creators/:application', 'member.read', 'member'],
    ['/staff/old_users/:record', 'old_user.read', 'record'],
    ['/staff/old_user_imports/:list', 'old_user_import.read', 'list'],
    ['/staff/old_user_imports/:list/lines', 'old_user_import.read', 'list'],
    ['/staff/old_user_imports/:list/report', 'old_user_import.read', 'list'],
  ])('%s: one record', async (path, action, of) => {
    expect(await notedBy(path)).toEqual([{ action, subject_id: ids[of], after: null }])
  })

  test.each([
    ['/staff/contact', 'contact.search', 'letter'],
    ['/staff/renewals', 'member.search', 'creator'],
    ['/staff/creators', 'member.search', 'member'],
    ['/staff/old_users?q=S-1', 'old_user.search', 'record'],
    ['/staff/old_user_imports', 'old_user_import.search', 'list'],
  ])('%s: whom a list has shown', async (path, action, of) => {
    expect(await notedBy(path)).toEqual([{ action, subject_id: null, after: { shown: [ids[of]] } }])
  })

  test('control: a list that shows nobody, and what is nobody’s, leave nothing', async () => {
    expect(await notedBy('/staff/old_users?q=nobody')).toEqual([])
    expect(await notedBy('/staff/clients')).toEqual([])
    expect(await notedBy('/staff/me')).toEqual([])
  })

  test('what was looked for is not written down', async () => {
    expect(JSON.stringify(await notedBy('/staff/creators?q=漫漫'))).not.toContain('漫漫')
  })
})
