import type { RedirectForm, RedirectQuery } from '@koma/contract/redirects.ts'
import { sql } from 'kysely'
import type { StaffCaller } from '../../platform/callers.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { listed, windowOf, type Listed } from '../../platform/paging.ts'

export interface RedirectRow {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly note: string | null
  readonly hits: number
  readonly lastHitAt: Date | null
  readonly changedAt: Date
  readonly changedBy: string | null
  readonly version: number
}

const columns = sql`
           id, from_path as "from", to_path as "to", note, hits, last_hit_at as "lastHitAt", updated_at as "changedAt",
           changed_by_name as "changedBy", version`

/** Where every old address leads, by the address; the id says which redirect it is. */
export async function everyRedirect(
  db: Db | Tx,
): Promise<ReadonlyMap<string, { readonly id: number; readonly to: string }>> {
  const { rows } = await sql<{ id: number; from: string; to: string }>`
    select id, from_path as "from", to_path as "to"
      from redirect`.execute(db)
  return new Map(rows.map(({ from, ...found }) => [from, found]))
}

/** A page of redirects; `q` is any part of either address or of the note, as it is read. */
export async function redirectsOf(db: Db, query: RedirectQuery): Promise<Listed<RedirectRow>> {
  const words = query.q?.trim() ?? ''
  const all = sql`
      from redirect
     where position(lower(${encodeURI(words.toWellFormed())}) in lower(from_path || ' ' || to_path)) > 0
        or position(lower(${words}) in lower(coalesce(note, ''))) > 0`
  const inOrder = sql<RedirectRow>`
    select ${columns}
      ${all}
     order by ${query.sort === 'hits' ? sql`hits desc, id desc` : sql`updated_at desc, id desc`}`
  return listed(db, windowOf(query), inOrder, all)
}

/** One redirect; with `hold` nobody else changes it until the transaction ends. */
export async function redirectById(db: Db | Tx, id: number, hold = false): Promise<RedirectRow | undefined> {
  const { rows } = await sql<RedirectRow>`
    select ${columns}
      from redirect
     where id = ${id}
     ${hold ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** Adds a redirect; undefined where its address already leads somewhere. Throws `redirect__leads_on` for a circle. */
export async function insertRedirect(tx: Tx, form: RedirectForm, staff: StaffCaller): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into redirect (from_path, to_path, note, changed_by_name)
    values (${form.from}, ${form.to}, ${form.note}, ${staff.name})
    on conflict on constraint redirect__once do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** Changes a redirect that the caller holds; false where its new address already leads somewhere. */
export async function updateRedirect(tx: Tx, id: number, form: RedirectForm, staff: StaffCaller): Promise<boolean> {
  const { rows } = await sql`
    update redirect
       set from_path = ${form.from},
           to_path = ${form.to},
           note = ${form.note},
           version = version + 1,
           updated_at = koma_now(),
           changed_by_name = ${staff.name}
     where id = ${id}
       and not exists (select from redirect other where other.from_path = ${form.from} and other.id <> ${id})
    returning id`.execute(tx)
  return rows.length > 0
}

export async function deleteRedirect(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from redirect
     where id = ${id}`.execute(tx)
}

/** Adds what was counted in this process. What is gone meanwhile is counted nowhere. */
export async function addHits(db: Db, hits: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    update redirect
       set hits = redirect.hits + counted.hits,
           last_hit_at = koma_now()
      from unnest(${[...hits.keys()]}::integer[], ${[...hits.values()]}::integer[]) as counted (id, hits)
     where redirect.id = counted.id`.execute(db)
}
