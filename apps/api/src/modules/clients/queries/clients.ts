import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export interface ClientRow {
  readonly id: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
  readonly redirectAddresses: readonly string[]
  readonly disabled: boolean
  readonly members: number
  readonly createdAt: Date
  readonly version: number
}

export type ClientFields = Pick<ClientRow, 'name_zh' | 'name_ja' | 'name_en' | 'redirectAddresses' | 'disabled'>

const columns = sql`
  client.id, client.name_zh, client.name_ja, client.name_en, client.disabled,
  client.created_at as "createdAt", client.version,
  coalesce((select json_agg(address order by address) from client_redirect where client_id = client.id), '[]')
    as "redirectAddresses",
  (select count(*)::integer from client_consent where client_id = client.id) as members`

/** One app; undefined for an unknown id, whatever form it has. */
export async function clientById(db: Db | Tx, id: string): Promise<ClientRow | undefined> {
  const { rows } = await sql<ClientRow>`
    select ${columns}
      from client
     where client.id::text = lower(${id})`.execute(db)
  return rows[0]
}

/** Locks an app until the end of the transaction. False for an unknown one. */
export async function lockClient(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id
      from client
     where id = ${id}
       for update`.execute(tx)
  return rows.length === 1
}

/** Apps, the newest first, by a part of their names. */
export async function clients(db: Db, q: string | undefined, page: PageWindow): Promise<Listed<ClientRow>> {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null
  const all = sql`
      from client
     where ${pattern}::text is null
        or name_zh ilike ${pattern}
        or name_ja ilike ${pattern}
        or name_en ilike ${pattern}`
  const inOrder = sql<ClientRow>`
    select ${columns}
      ${all}
     order by created_at desc, id desc`
  return listed(db, page, inOrder, all)
}

/** Registers an app. Gives its id. */
export async function insertClient(tx: Tx, fields: ClientFields): Promise<string> {
  const id = uuid7()
  await sql`
    insert into client (id, name_zh, name_ja, name_en, disabled)
    values (${id}, ${fields.name_zh}, ${fields.name_ja}, ${fields.name_en}, ${fields.disabled})`.execute(tx)
  await writeRedirects(tx, id, fields.redirectAddresses)
  return id
}

/** Changes an app; the caller holds its row. */
export async function updateClient(tx: Tx, id: string, fields: ClientFields): Promise<void> {
  await sql`
    update client
       set name_zh = ${fields.name_zh},
           name_ja = ${fields.name_ja},
           name_en = ${fields.name_en},
           disabled = ${fields.disabled},
           version = version + 1
     where id = ${id}`.execute(tx)
  await sql`
    delete from client_redirect
     where client_id = ${id}`.execute(tx)
  await writeRedirects(tx, id, fields.redirectAddresses)
}

async function writeRedirects(tx: Tx, clientId: string, addresses: readonly string[]): Promise<void> {
  await sql`
    insert into client_redirect (client_id, address)
    select ${clientId}, address
      from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as given (address)`.execute(tx)
}
