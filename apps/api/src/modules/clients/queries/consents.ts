import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export interface ConsentRow {
  readonly id: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
  readonly grantedAt: Date
  readonly lastUsedAt: Date | null
}

/** Whether a member has let an app in before. */
export async function hasConsent(db: Db | Tx, memberId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    select client_id
      from client_consent
     where member_id = ${memberId}
       and client_id = ${clientId}`.execute(db)
  return rows.length === 1
}

/** Remembers that a member lets an app in. True when it is the first time. */
export async function insertConsent(tx: Tx, memberId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into client_consent (member_id, client_id)
    values (${memberId}, ${clientId})
    on conflict do nothing
    returning client_id`.execute(tx)
  return rows.length === 1
}

/** Takes a member's consent back. False when there is none. */
export async function deleteConsent(tx: Tx, memberId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from client_consent
     where member_id = ${memberId}
       and client_id = ${clientId}
    returning client_id`.execute(tx)
  return rows.length === 1
}

/** The apps that a member has let in, the newest first. */
export async function consentsOf(db: Db, memberId: string): Promise<readonly ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select client.id, client.name_zh, client.name_ja, client.name_en,
           client_consent.granted_at as "grantedAt",
           client_consent.last_used_at as "lastUsedAt"
      from client_consent
      join client on client.id = client_consent.client_id
     where client_consent.member_id = ${memberId}
     order by client_consent.granted_at desc, client.id`.execute(db)
  return rows
}
