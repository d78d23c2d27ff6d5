import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { isPublished } from '../../content/public.ts'

/** An item of which search engines are to be told, as it stood when it was taken. */
export interface DueNotice {
  readonly id: number
  readonly kind: string
  readonly type: string | null
  readonly version: number
  readonly shown: boolean
  readonly attempts: number
}

/** Begins once: what is shown by then stands in the maps of the site, and counts as told. True when this call did it. */
export async function beginNotices(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    insert into index_start default values
    on conflict on constraint index_start__identity do nothing
    returning id`.execute(tx)
  if (rows.length === 0) return false
  await noteChanges(tx)
  await sql`update index_notice set told = true`.execute(tx)
  return true
}

/**
 * Writes down what is shown now and differs from what was told, and what was told and is not shown any more: by the clock
 * too, for a window opens and closes without a change of the row.
 */
export async function noteChanges(db: Db | Tx): Promise<void> {
  await sql`
    insert into index_notice (content_id, kind, type, version, shown)
    select content.id, content.kind,
           coalesce(content_type.slug, case when content.kind = 'page' then content.slug end), content.version + coalesce(activity.sequence, 0), true
      from content
      left join content_type on content_type.id = content.type_id
      left join activity on activity.content_id = content.id
      left join index_notice known on known.content_id = content.id
     where ${isPublished}
       and (known.content_id is null
            or not known.shown
            or known.version <> content.version + coalesce(activity.sequence, 0))
    on conflict on constraint index_notice__identity do update
       set kind = excluded.kind,
           type = excluded.type,
           version = excluded.version,
           shown = true,
           told = false,
           attempts = 0,
           next_attempt_at = koma_now(),
           changed_at = koma_now()
     -- Another worker may have written it down meanwhile, and told it already.
     where index_notice.version <> excluded.version
        or not index_notice.shown`.execute(db)
  await sql`
    update index_notice
       set shown = false,
           told = false,
           attempts = 0,
           next_attempt_at = koma_now(),
           changed_at = koma_now()
     where shown
       and not exists (
             select from content
              where content.id = index_notice.content_id
                and ${isPublished})`.execute(db)
}

/** Takes so many that are due for the length of the lease, the longest waiting first: no other worker has them meanwhile. */
export async function claimNotices(db: Db, limit: number, leaseSeconds: number): Promise<readonly DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    update index_notice
       set attempts = attempts + 1,
           next_attempt_at = koma_now() + make_interval(secs => ${leaseSeconds})
     where content_id in (
             select content_id
               from index_notice
              where not told
                and next_attempt_at <= koma_now()
              order by next_attempt_at, content_id
              limit ${limit}
                for update skip locked)
    returning content_id as id, kind, type, version, shown, attempts`.execute(db)
  return rows
}

/** Those of the rows that are still as they were taken: a change meanwhile waits to be told itself. */
const asTaken = (notices: readonly DueNotice[]) => sql`
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
        as taken (id integer, version integer, shown boolean, attempts integer)
     where index_notice.content_id = taken.id
       and index_notice.version = taken.version
       and index_notice.shown = taken.shown
       and index_notice.attempts = taken.attempts`

export async function markTold(db: Db, notices: readonly DueNotice[]): Promise<void> {
  await sql`
    update index_notice
       set told = true,
           last_error = null
     ${asTaken(notices)}`.execute(db)
}

/** Until the next try; after the last one they are left to the maps of the site. */
export async function putBack(
  db: Db,
  notices: readonly DueNotice[],
  { minutes, reason, triesMax }: { readonly minutes: number; readonly reason: string; readonly triesMax: number },
): Promise<void> {
  await sql`
    update index_notice
       set next_attempt_at = koma_now() + make_interval(mins => ${minutes}::integer),
           last_error = ${reason},
           told = index_notice.attempts >= ${triesMax}::integer
     ${asTaken(notices)}`.execute(db)
}
