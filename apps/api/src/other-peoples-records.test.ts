import { memberClasses } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessRecords } from './testing/access-records.ts'
import { applyAs } from './testing/creator-factory.ts'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import { desk, desksTime, nobodysId } from './testing/door.ts'
import type { TestMember } from './testing/member-factory.ts'
import { serverWithFault, takingAllFor } from './testing/route-fault.ts'
import { pictureForm } from './testing/picture-factory.ts'
import { routesOf, type ListedRoute } from './testing/route-list.ts'
import type { TestStaff } from './testing/staff-factory.ts'
import { tableHashes } from './testing/table-hashes.ts'
import { testFiles } from './testing/test-files.ts'
import { testApi, type TestApi, type TestServer } from './testing/test-api.ts'

/** The calls of members that name a record by its id, in the order of the alphabet: a new one is a line here. */
const membersRecords = [
  'DELETE /member/apps/:id',
  'DELETE /member/files/:id',
  'DELETE /member/identities/:id',
  'DELETE /member/sessions/:id',
  'GET /avatar/:id/:width',
  'GET /file/:id',
  'PUT /member/comicists_apply/:id/withdraw',
  'PUT /rent/apply/:id/cancel',
]

let api: TestApi
let routes: readonly ListedRoute[]
let anna: TestMember
let ben: TestMember
let admin: TestStaff
/** Everything of Anna's that has an id, by kind. */
let annas: Readonly<Record<string, string>>

beforeAll(async () => {
  // Both servers of a control read the same files.
  api = await testApi({ rateLimits: false }, { files: testFiles() })
  routes = (await routesOf(api.deps)).calls
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: desk, seats: 3 })
  anna = await api.memberWith({ points: 500 })
  ben = await api.memberWith({ points: 500 })
  admin = await api.staffWith('admin')
  annas = await everythingOf(anna)
})
afterAll(() => api.close())

async function everythingOf(member: TestMember): Promise<Readonly<Record<string, string>>> {
  const make = await accessRecords(api)
  const attachment = await make.attachment(member)
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from file where id = ${attachment}`.execute(api.db)
  return {
    attachment,
    creator: rows[0]!.id,
    rent: await make.rent(member),
    draft: await make.draft(member),
    avatar: await make.avatar(member),
    identity: await make.identity(member),
    app: await make.app(member),
    session: member.sessionId,
    adjustment: await make.adjustment(admin),
    member: member.id,
    staff: admin.id,
  }
}

const withoutRequestId = (text: string) => text.replace(/"request_id":"[^"]+"/, '')
const isStaffs = ({ gate }: ListedRoute) => typeof gate === 'object'
const takesPicture = ({ url }: ListedRoute) => url === '/staff/media/:id/replace'
const pathOf = (name: string, id: string) => name.replace(':id', id).replace(':width', '64')

/** What of Anna's the caller is answered otherwise than about nothing, by its kind. */
async function reached(server: TestServer, name: string, token: string): Promise<readonly string[]> {
  const missing = await server.call(pathOf(name, nobodysId), { token })
  expect(missing).toMatchObject({ status: 404, body: { code: 'record.not_found' } })
  const found: string[] = []
  for (const [kind, id] of Object.entries(annas)) {
    const { status, text } = await server.call(pathOf(name, id), { token })
    if (status !== 404 || withoutRequestId(text) !== withoutRequestId(missing.text)) found.push(kind)
  }
  return found
}

describe("somebody else's record", () => {
  test('every route that says whose it is stands in the list', () => {
    const named = routes.filter(({ owner, method }) => owner?.startsWith('caller') && method !== 'HEAD')
    expect(named.map(({ name }) => name).toSorted()).toEqual(membersRecords)
    const unnamed = routes.filter(({ url, gate, owner }) => url.includes('/:') && typeof gate !== 'object' && !owner)
    expect(unnamed).toEqual([])
  })

  test('every route with an id answers a member as for an id of nobody, and nothing changes', async () => {
    const strangers = [ben, await api.memberWith({ status: 'deletion_requested' })]
    for (const memberClass of memberClasses) strangers.push(await api.memberWith({ class: memberClass }))
    const before = await tableHashes(api.db)
    for (const name of membersRecords) {
      for (const { token } of strangers) expect(await reached(api, name, token), name).toEqual([])
    }
    expect(await tableHashes(api.db)).toEqual(before)
  })

  test('a file that is named in a form must be the writer’s own, and nothing changes', async () => {
    const before = await tableHashes(api.db)
    for (const id of [annas['attachment'], annas['draft'], nobodysId]) {
      const { status, body } = await applyAs(api, ben.token, { attachments: [id] })
      expect([status, body.errors?.attachments?.length]).toEqual([422, 1])
    }
    expect(await tableHashes(api.db)).toEqual(before)
  })

  test.each([
    ['DELETE /member/apps/:id', 'app'],
    ['DELETE /member/files/:id', 'draft'],
    ['DELETE /member/identities/:id', 'identity'],
    ['GET /avatar/:id/:width', 'avatar'],
    ['GET /file/:id', 'attachment'],
    ['PUT /member/comicists_apply/:id/withdraw', 'creator'],
    ['PUT /rent/apply/:id/cancel', 'rent'],
  ])('negative control: %s that does not look whose it is lets Ben reach Anna’s %s', async (name, kind) => {
    const server = await serverWithFault(api, name, takingAllFor(anna))
    expect(await reached(server, name, ben.token)).toContain(kind)
  })

  test('an id of another kind in a path of the staff is a 404 and changes nothing', async () => {
    const before = await tableHashes(api.db)
    const others = (own: string) => Object.entries(annas).filter(([kind]) => kind !== own)
    for (const route of routes.filter((one) => isStaffs(one) && one.url.includes(':id') && one.method === 'POST')) {
      const own = ownKindOf(route.url)
      for (const [kind, id] of others(own)) {
        const mapping = { old_id: 0, name: 1, email: 2 }
        const body = { points: 1, reason: '補點', note: '不足', answer: '您好', mapping }
        // What takes a file looks at the type of the body before it looks for the record.
        const sent = takesPicture(route) ? pictureForm({}) : { body }
        const { status } = await api.call(route.name.replace(':id', id), { token: admin.token, ...sent })
        expect(status, `${route.name} with the id of a ${kind}`).toBe(404)
      }
    }
    expect(await tableHashes(api.db)).toEqual(before)
  })

  test("another member's Idempotency-Key gives nothing of theirs", async () => {
    const headers = { 'idempotency-key': 'the-same' }
    const { token } = await api.sessionOf(anna)
    const [first, second] = [
      await api.call('POST /rent/apply', { token, body: desksTime, headers }),
      await api.call('POST /rent/apply', { token: ben.token, body: desksTime, headers }),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).not.toBe(first.body.id)
  })
})

/** `/staff/rent/:id/check_in` is about a rent, `/staff/files/:id/release` about a file that was attached. */
function ownKindOf(url: string): string {
  const resource = url.split('/')[2]!.replace(/s$/, '')
  return { file: 'attachment' }[resource] ?? resource
}
