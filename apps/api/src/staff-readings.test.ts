import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyAs, creatorForm, creatorLists } from './testing/creator-factory.ts'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import { importList, listOf } from './testing/old-user-factory.ts'
import { someplace } from './testing/registration-factory.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

let api: TestApi
/** The records that staff look at, by what stands for them in the paths below. */
const ids: Record<string, string> = {}

/** A Tuesday. */
const bookedDay = '2026-11-24'

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
  await aDayAtTheDesk(token)
})
afterAll(() => api.close())

/** A booking of points that staff gave, and the mail about it. */
async function aDayAtTheDesk(token: string) {
  await openCentre(api.db)
  const guest = await api.memberWith()
  const gift = { token, body: { points: 100, reason: '試點' } }
  ids['adjustment'] = (await api.call(`POST /staff/members/${guest.id}/adjust`, gift)).body.id
  const { id: device } = await deviceWith(api.db)
  const [starts, ends] = [`${bookedDay} 10:00:00`, `${bookedDay} 11:00:00`]
  const body = { device_id: device, starts_at: starts, ends_at: ends, agree: true }
  ids['booking'] = (await api.call('POST /rent/apply', { token: guest.token, body })).body.id
  ids['message'] = (await api.call('GET /staff/messages?per_page=1', { token })).body.data[0].id
}

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
    ['/staff/rent/:booking', 'rent.read', 'booking'],
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
    [`/staff/rent?date=${bookedDay}`, 'rent.search', 'booking'],
    ['/staff/adjustments', 'points.search', 'adjustment'],
    ['/staff/messages?per_page=1', 'message.search', 'message'],
  ])('%s: whom a list has shown', async (path, action, of) => {
    expect(await notedBy(path)).toEqual([{ action, subject_id: null, after: { shown: [ids[of]] } }])
  })

  test('control: a list that shows nobody, and what is nobody’s, leave nothing', async () => {
    expect(await notedBy('/staff/old_users?q=nobody')).toEqual([])
    expect(await notedBy('/staff/clients')).toEqual([])
    expect(await notedBy('/staff/me')).toEqual([])
  })

  test('a board that stands open is one reading, until it shows something else', async () => {
    const { id, token } = await api.staffWith('desk')
    const looks = ['2026-11-24', '2026-11-24', '2026-11-25', '2026-11-24']
    for (const date of looks) await api.call(`GET /staff/rent?date=${date}`, { token })
    const noted = () => api.db.selectFrom('audit_entry').select('id').where('actor_id', '=', id)
    expect(await noted().where('action', '=', 'rent.search').execute()).toHaveLength(1)
    const guest = await api.memberWith({ points: 100 })
    const { id: device } = await deviceWith(api.db)
    const [starts, ends] = [`${bookedDay} 12:00:00`, `${bookedDay} 13:00:00`]
    const body = { device_id: device, starts_at: starts, ends_at: ends, agree: true }
    expect((await api.call('POST /rent/apply', { token: guest.token, body })).status).toBe(201)
    await api.call(`GET /staff/rent?date=${bookedDay}`, { token })
    expect(await noted().where('action', '=', 'rent.search').execute()).toHaveLength(2)
  })

  test('what was looked for is not written down', async () => {
    expect(JSON.stringify(await notedBy('/staff/creators?q=漫漫'))).not.toContain('漫漫')
  })
})
