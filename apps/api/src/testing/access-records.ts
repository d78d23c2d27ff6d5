import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { uuid7 } from '../platform/ids.ts'
import { appClient } from './app-client.ts'
import { applyAs, creatorLists, smallPdf } from './creator-factory.ts'
import { deviceWith } from './device-factory.ts'
import { spareDesk, spareDesksTime, type RecordKind } from './door.ts'
import type { TestMember } from './member-factory.ts'
import { multipart } from './multipart.ts'
import { invitedPerson } from './old-user-factory.ts'
import type { TestStaff } from './staff-factory.ts'
import type { TestApi } from './test-api.ts'

/** Makes a record of one kind that is somebody's: a member's, or of a member of staff what they asked for. Its id. */
export type RecordMaker = (whose: TestMember | TestStaff) => Promise<string>

const seats = 200
let made = 0

/** What the records refer to: a desk with room for all, the creators' lists, an app, and who asked for points. */
export async function accessRecords(api: TestApi): Promise<Readonly<Record<RecordKind, RecordMaker>>> {
  await creatorLists(api.db)
  await deviceWith(api.db, { id: spareDesk, seats })
  const app = await appClient(api)
  const admin = await api.staffWith('admin')
  const someone = await api.memberWith()
  const asMember = (make: (member: TestMember) => Promise<string>): RecordMaker => {
    return async (whose) => make(whose as TestMember)
  }
  return {
    rent: asMember(async ({ token }) => idOf(await api.call('POST /rent/apply', { token, body: spareDesksTime }))),
    application: asMember(async ({ token }) => idOf(await applyAs(api, token))),
    draft: asMember(async ({ token }) => idOf(await keepDraft(api, token))),
    attachment: asMember(async ({ id, token }) => {
      await applyAs(api, token, {}, { 'portfolio.pdf': smallPdf(id) })
      const { rows } = await sql<{
        id: string
      }>`select id from file where member_id = ${id} and subject_id is not null`.execute(api.db)
      return rows[0]!.id
    }),
    avatar: asMember(async ({ id }) => {
      const avatar = { member_id: id, id: uuid7(), width: 64, webp: randomBytes(64) }
      await api.db.insertInto('member_avatar').values(avatar).execute()
      return avatar.id
    }),
    identity: asMember(async ({ id: memberId }) => {
      const id = uuid7()
      const person = { provider: 'google', issuer: 'https://id.example', subject: id }
      await api.db
        .insertInto('member_identity')
        .values({ id, member_id: memberId, ...person })
        .execute()
      return id
    }),
    session: asMember(async (member) => (await api.sessionOf(member)).sessionId),
    app: asMember(async ({ token }) => {
      await app.signIn(token)
      return app.clientId
    }),
    async adjustment({ id: staffId }) {
      const body = { points: 5_000, reason: '補點' }
      const id = idOf(await api.call(`POST /staff/members/${someone.id}/adjust`, { token: admin.token, body }))
      await sql`update point_adjustment set requested_by = ${staffId} where id = ${id}`.execute(api.db)
      return id
    },
    // Whose it is nobody knows before it is proved: only who holds it counts.
    invitation: async () => invitedPerson(api, admin.token, { oldId: `ACCESS-${++made}` }),
  }
}

async function keepDraft(api: TestApi, token: string) {
  const { headers, body } = multipart([
    ['purpose', 'creator_application'],
    ['file', { name: 'draft.pdf', bytes: smallPdf() }],
  ])
  return api.call('POST /member/files', { token, headers, body })
}

/** The id of what was just made. Throws when it was not. */
function idOf({ status, body }: { readonly status: number; readonly body: { readonly id?: string } }): string {
  if (status >= 300 || !body.id) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`)
  return body.id
}
