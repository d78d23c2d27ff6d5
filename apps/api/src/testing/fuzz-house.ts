import { activityCategories } from '@koma/domain/activities.ts'
import { collectKinds } from '@koma/domain/collect-kinds.ts'
import { sql } from 'kysely'
import { activityWith } from './activity-factory.ts'
import { appClient } from './app-client.ts'
import { itemWith, tagWith } from './content-factory.ts'
import { applyAs, creatorLists, smallPdf } from './creator-factory.ts'
import { atTheDesk } from './desk-factory.ts'
import { deviceWith, openCentre } from './device-factory.ts'
import { fuzzToday, meaningful } from './fuzz-words.ts'
import type { Dictionary } from './hostile-fields.ts'
import { multipart } from './multipart.ts'
import { atTheLibrary } from './media-factory.ts'
import { whoPosts } from './posting-factory.ts'
import { invitedPerson } from './old-user-factory.ts'
import { someplace } from './registration-factory.ts'
import { testPassword, type TestMember } from './member-factory.ts'
import type { TestApi } from './test-api.ts'

/** Whom and what the hostile requests meet: something of every kind, so that they are understood as well as refused. */
export interface FuzzHouse {
  readonly creator: TestMember
  readonly general: TestMember
  readonly fresh: TestMember
  readonly dictionary: Dictionary
}

/** A centre with devices, bookings, applications, letters and leaving members on it. */
export async function fuzzHouse(api: TestApi): Promise<FuzzHouse> {
  await openCentre(api.db)
  await someplace(api.db)
  await creatorLists(api.db)
  await api.setClock(new Date(`${fuzzToday}T04:00:00Z`))
  for (const id of [1, 2]) await deviceWith(api.db, { id, seats: 3 })
  const creator = await api.memberWith({ class: 'creator', points: 1_000_000 })
  const general = await api.memberWith({ points: 90, purchasedPoints: 30 })
  const fresh = await api.memberWith({ activated: false })
  const book = { device_id: 1, starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 11:00:00', agree: true }
  const { body: rent } = await api.call('POST /rent/apply', { token: general.token, body: book })
  await api.call('POST /member/register/sms', { body: { mobile: '0966000111' } })
  const [message] = await api.db.selectFrom('message').select('id').execute()
  const ids = [rent.id, creator.id, general.id, message!.id, '00000000-0000-7000-8000-000000000000']
  const own = { '/rent/apply/': [rent.id], '/staff/rent/': [rent.id, await bookedNow(api, creator)] }
  const files = { '/file/': await keptFiles(api, creator), '/member/files/': await keptFiles(api, general) }
  const { body: devices } = await api.call('GET /member/sessions', { token: general.token })
  return {
    creator,
    general,
    fresh,
    dictionary: {
      ...meaningful(ids, general, creator),
      ...(await idsByPath(api)),
      ...(await thingsToRead(api)),
      ...own,
      ...files,
      '/member/sessions/': devices.data.map(idOf),
      ...(await writtenItems(api)),
      ...(await posted(api)),
      ...(await atHand(api)),
      '/member/comicists_apply/': [(await applyAs(api, general.token)).body.id],
    },
  }
}

/** A booking whose guest may come in at any moment. */
async function bookedNow(api: TestApi, { token }: TestMember): Promise<string> {
  const body = { device_id: 2, starts_at: `${fuzzToday} 13:00:00`, ends_at: `${fuzzToday} 15:00:00`, agree: true }
  return (await api.call('POST /rent/apply', { token, body })).body.id as string
}

async function keptFiles(api: TestApi, { token }: TestMember): Promise<readonly string[]> {
  const file = { name: 'work.pdf', bytes: smallPdf() }
  const { headers, body } = multipart([
    ['purpose', 'creator_application'],
    ['file', file],
  ])
  const kept = await api.call('POST /member/files', { token, headers, body })
  return [kept.body.id as string]
}

/** The ids that a path takes, under the path up to them; a few of each, because some deeds work once. */
async function idsByPath(api: TestApi): Promise<Dictionary> {
  const { token } = await api.staffWith('admin')
  const { token: finance } = await api.staffWith('finance')
  const some = <One>(make: (at: number) => Promise<One>) => Promise.all([1, 2, 3].map(make))
  const applications = await some(async () => (await applyAs(api, (await api.memberWith()).token)).body.id as string)
  const tickets = await some((at) => writtenTicket(api, at))
  const deletions = await some(() => leaving(api))
  const renewals = await some(() => renewing(api))
  const clients = await some(async () => (await appClient(api)).clientId)
  const { id: adjusted } = await api.memberWith()
  const adjustments = await some(async () => {
    const body = { points: 5_000, reason: '補點' }
    return (await api.call(`POST /staff/members/${adjusted}/adjust`, { token: finance, body })).body.id as string
  })
  const code = await invitedPerson(api, token, { oldId: 'K001', purchased: 10 })
  const oldUsers = (await api.call('GET /staff/old_users', { token })).body.data.map(idOf)
  const imports = (await api.call('GET /staff/old_user_imports', { token })).body.data.map(idOf)
  return {
    '/staff/creators/': applications,
    '/staff/contact/': tickets,
    '/staff/deletions/': deletions,
    '/staff/renewals/': renewals,
    '/staff/clients/': clients,
    '/staff/adjustments/': adjustments,
    '/staff/members/': [adjusted],
    '/staff/old_users/': oldUsers,
    '/staff/old_user_imports/': imports,
    '/member/old_user/': [code],
    '/page/': ['privacy', 'terms'],
    client_id: [clients[0]!],
  }
}

/** Items on the desk, one of them shown, and a link that shows another. */
async function writtenItems(api: TestApi): Promise<Dictionary> {
  const desk = atTheDesk(api, (await api.staffWith('editor')).token)
  const [one, two] = [await desk.begin(), await desk.begin({ title_en: 'Spring show' })]
  await desk.move(two.id, 'publish')
  const { body: link } = await desk.move(one.id, 'preview')
  return { '/staff/content/': [one.id, two.id], token: [link.token, 'none'], revision: [1, 2] }
}

/** One of each kind of postings and a redirect, one of them shown. */
async function posted(api: TestApi): Promise<Dictionary> {
  const desk = whoPosts(api, (await api.staffWith('editor')).token)
  const ids = async (name: 'panels' | 'notices' | 'faq_types', count = 3) =>
    Promise.all(Array.from({ length: count }, async () => (await desk.add(name)).body.id as number))
  const [panels, notices, types] = [await ids('panels'), await ids('notices'), await ids('faq_types')]
  const { body: question } = await desk.add('faqs', { type_id: types[0] })
  await desk.move('notices', notices[0]!, 'publish')
  const { body: redirect } = await desk.call('POST /staff/redirects', { from: '/old', to: '/faq' })
  return {
    '/staff/panels/': panels,
    '/staff/notices/': notices,
    '/staff/faq_types/': types,
    '/staff/faqs/': [question.id],
    '/staff/redirects/': [redirect.id],
    path: ['/old', '/zh/old?x=1'],
  }
}

/** What else the desk works with: pictures, tags, and words that nobody found. */
async function atHand(api: TestApi): Promise<Dictionary> {
  const { token } = await api.staffWith('editor')
  const library = atTheLibrary(api, token)
  const pictures = [(await library.upload()).body.id as string, (await library.upload()).body.id as string]
  for (const words of ['龘獸', '龘龘']) await api.call(`GET /search?q=${encodeURIComponent(words)}`)
  const misses = (await api.call('GET /staff/search_misses', { token })).body.data.map(idOf)
  const tags = await Promise.all(['ink', 'panel', 'pen'].map((slug) => tagWith(api.db, slug)))
  return { '/staff/media/': pictures, '/staff/search_misses/': misses, '/staff/tags/': tags }
}

/** An item of each kind, and a tag. */
async function thingsToRead({ db }: TestApi): Promise<Dictionary> {
  const news = await itemWith(db, { kind: 'news', title: '新書分享', tags: ['draw'] })
  const activity = await activityWith(db, { title: '速寫課', category: 'course', tags: ['draw'] })
  const others: Record<string, number[]> = {}
  for (const kind of ['album', 'video', 'comic', 'creator', 'union', 'publisher', 'award'])
    others[`/${kind}/`] = [await itemWith(db, { kind, title: '展場一角' })]
  const all = [news, activity, ...others['/album/']!]
  return {
    '/news/': [news],
    '/activity/': [...activityCategories],
    '/activity/{category}/': [activity],
    '/tag/': [await tagWith(db, 'draw')],
    '/clicks/': all,
    '/share_clicks/': all,
    '/my/collect/': [...collectKinds],
    '/open_data/': ['comic.json', 'creator.csv'],
    ...others,
  }
}

const idOf = ({ id }: { readonly id: string }) => id

async function writtenTicket(api: TestApi, at: number): Promise<string> {
  const body = {
    reason: 'general',
    body: `開放時間 ${at}？`,
    name: '新讀者',
    email: 'reader@example.com',
    filled_in_ms: 30_000,
  }
  const { number } = (await api.call('POST /contact', { body })).body
  const { rows } = await sql<{ id: string }>`select id from contact_ticket where number = ${number}`.execute(api.db)
  return rows[0]!.id
}

async function leaving(api: TestApi): Promise<string> {
  const member = await api.memberWith({ purchasedPoints: 10 })
  await api.call('DELETE /member', { token: member.token, body: { password: testPassword } })
  const { rows } = await sql<{ id: string }>`select id from deletion_request where member_id = ${member.id}`.execute(
    api.db,
  )
  return rows[0]!.id
}

/** A creator whose period ends soon, and who asked to go on. */
async function renewing(api: TestApi): Promise<string> {
  const { id, token } = await api.memberWith()
  await sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    values (koma_uuid7(), ${id}, 'creator', '2026-01-01', '2026-12-20', ${`test:${id}`})`.execute(api.db)
  await sql`select membership_refresh(${id})`.execute(api.db)
  const body = {
    title: '雨後的稿紙',
    publisher: '拾格出版',
    published_on: '2026-06-01',
    url: 'https://books.example/1',
  }
  return (await api.call('POST /my/membership/renewal', { token, body })).body.id as string
}
