import { zCentre, type Centre } from '@koma/contract/centre.ts'
import { sql } from 'kysely'
import type { StaffCaller } from '../../platform/callers.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Listed, PageWindow } from '../../platform/paging.ts'

/** One set of facts, and from when on it holds. */
export interface CentreRow {
  readonly from: Date
  readonly facts: Centre
  readonly setAt: Date | null
  readonly setBy: string | null
}

const columns = sql`
           valid_from as "from", value as facts, set_at as "setAt", set_by_name as "setBy"`

/** Every set of facts, past and to come, the latest first. */
export async function centreBook(db: Db | Tx): Promise<readonly CentreRow[]> {
  const { rows } = await sql<CentreRow>`
    select ${columns}
      from setting
     where key = 'centre'
     order by valid_from desc`.execute(db)
  return rows.map((row) => ({ ...row, facts: zCentre.parse(row.facts) }))
}

/** A page of the same. */
export async function centreHistory(db: Db, { limit, offset }: PageWindow): Promise<Listed<CentreRow>> {
  const all = await centreBook(db)
  return { rows: all.slice(offset, offset + limit), total: all.length }
}

/** How often the facts were changed, which is their version: the audit log has a line of each, and forgets none. */
export async function centreVersion(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select count(*) + 1 as version
      from audit_entry
     where subject_kind = 'centre'
       and subject_id = 'centre'`.execute(db)
  return rows[0]!.version
}

/** Two who change the facts wait for each other here. */
export async function holdCentre(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('setting centre'))`.execute(tx)
}

/** Writes facts that hold from an instant on; what was to begin at that very instant is replaced. */
export async function writeCentre(tx: Tx, from: Date, facts: Centre, staff: StaffCaller): Promise<void> {
  await sql`
    insert into setting (key, valid_from, value, set_at, set_by_name)
    values ('centre', ${from}, ${JSON.stringify(facts)}::jsonb, koma_now(), ${staff.name})
    on conflict on constraint setting__identity do update
       set value = excluded.value,
           set_at = excluded.set_at,
           set_by_name = excluded.set_by_name`.execute(tx)
}

/** Takes back what has not begun; false where there is none of that instant. */
export async function deleteCentreToCome(tx: Tx, from: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from setting
     where key = 'centre'
       and valid_from = ${from}
       and valid_from > koma_now()
    returning key`.execute(tx)
  return rows.length > 0
}
