import type { OldUserMapping } from '@koma/domain/old-users.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { sendInvitations } from '../modules/old-users/commands/send-invitations.ts'
import type { HandJobs } from './hand-jobs.ts'
import { messagesTo } from './registration-factory.ts'
import type { TestApi } from './test-api.ts'

/** The heads of the lists that tests make. */
export const listHeads = [
  '會員編號',
  '姓名',
  '電子郵件',
  '手機',
  '性別',
  '生日',
  '會員等級',
  '等級迄日',
  '購買點數',
  '贈送點數',
  '贈點到期日',
  '筆名',
] as const

export const listMapping: OldUserMapping = {
  old_id: 0,
  name: 1,
  email: 2,
  mobile: 3,
  gender: 4,
  birthday: 5,
  class: 6,
  class_ends_on: 7,
  purchased_points: 8,
  reward_points: 9,
  reward_expires_on: 10,
  pen_name: 11,
}

export interface ListPerson {
  readonly oldId: string
  readonly name?: string
  readonly email?: string
  readonly mobile?: string
  readonly gender?: string
  readonly birthday?: string
  readonly class?: string
  readonly classEndsOn?: string
  readonly purchased?: number | string
  readonly reward?: number | string
  readonly rewardExpiresOn?: string
  readonly penName?: string
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A list as a spreadsheet writes it. */
export function listOf(people: readonly ListPerson[]): string {
  const rows = people.map((person) => [
    person.oldId,
    person.name ?? '舊讀者',
    person.email ?? `${person.oldId.toLowerCase()}@example.com`,
    person.mobile ?? '',
    person.gender ?? '女',
    person.birthday ?? '1990/3/14',
    person.class ?? '一般會員',
    person.classEndsOn ?? '',
    String(person.purchased ?? ''),
    String(person.reward ?? ''),
    person.rewardExpiresOn ?? '',
    person.penName ?? '',
  ])
  return [listHeads, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')
}

/** Uploads a list; the answer as it came. */
export async function uploadList(api: TestApi, token: string, list: string | Buffer, name = 'members.csv') {
  return api.call(`POST /staff/old_user_imports?name=${encodeURIComponent(name)}`, {
    token,
    body: list,
    headers: { 'content-type': 'text/csv' },
  })
}

/** Checks a list and imports it, the worker included. Gives the import as it stands at the end. */
export async function importList(
  api: TestApi,
  token: string,
  list: string | Buffer,
  { sendMail = false, mapping = listMapping }: { sendMail?: boolean; mapping?: OldUserMapping } = {},
) {
  const { body: uploaded, status } = await uploadList(api, token, list)
  if (status !== 201) throw new Error(`not uploaded: ${status} ${JSON.stringify(uploaded)}`)
  const path = `/staff/old_user_imports/${uploaded.id}`
  await api.call(`POST ${path}/check`, { token, body: { mapping } })
  await workOff(api)
  const checked = (await api.call(`GET ${path}`, { token })).body
  await api.call(`POST ${path}/run`, { token, body: sendMail ? { send_mail: true } : {} })
  await workOff(api)
  const imported = (await api.call(`GET ${path}`, { token })).body
  return { path, checked, imported }
}

/** Lets the queue's worker do what was sent to it. */
export const workOff = (api: Pick<TestApi, 'deps'>): Promise<void> => (api.deps.jobs as HandJobs).handleSent()

/** The code in the newest mail to somebody of the former system. */
export async function movingCodeFor(db: Db, email: string): Promise<string> {
  const [mail] = await messagesTo(db, email)
  const code = /\/olduser\/verify\/([\w-]{40,})/.exec(mail?.text ?? '')?.[1]
  if (code === undefined) throw new Error('No link in the mail')
  return code
}

/** Imports somebody and mails them. Gives the code of the link. */
export async function invitedPerson(api: TestApi, token: string, person: ListPerson): Promise<string> {
  await importList(api, token, listOf([person]), { sendMail: true })
  await sendInvitations(api.deps)
  return movingCodeFor(api.db, (person.email ?? `${person.oldId}@example.com`).toLowerCase())
}

/** Where somebody's points come from: what the lots hold, and what the ledger says of the former system. */
export async function carriedTo(db: Db, memberId: string) {
  const { rows } = await sql<{ cause: string; points: number; balance: number }>`
    select cause, points, balance
      from point_transaction
     where member_id = ${memberId}
       and cause like 'old_user:%'
     order by cause`.execute(db)
  const lots = await sql<{ source: string; remaining: number }>`
    select source, remaining
      from point_lot
     where member_id = ${memberId}
     order by source`.execute(db)
  return { entries: rows, lots: lots.rows }
}
