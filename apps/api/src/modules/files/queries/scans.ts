import type { FileState } from '@koma/domain/file-purposes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A worker that is killed in a scan holds its file for so long (seconds). */
const leaseSeconds = 60

export interface ClaimedScan {
  readonly id: string
  readonly memberId: string
  readonly name: string
  readonly storageKey: string
  readonly digest: Buffer
  readonly attempts: number
}

// No wait is longer than some minutes: a later one is from before somebody put the demo's clock back.
const isDue = sql`
  state = 'checking'
  and (next_scan_at <= koma_now() or next_scan_at > koma_now() + interval '1 hour')`

/** Takes a file that is due for the length of the lease; the row's lock lets one of many workers have it. */
export async function claimScan(db: Db, id: string): Promise<ClaimedScan | undefined> {
  const { rows } = await sql<ClaimedScan>`
    update file
       set scan_attempts = scan_attempts + 1,
           next_scan_at = koma_now() + make_interval(secs => ${leaseSeconds})
     where id = ${id}
       and ${isDue}
    returning id, member_id as "memberId", name, storage_key as "storageKey", digest,
              scan_attempts as attempts`.execute(db)
  return rows[0]
}

/** The files that wait to be scanned and are due, the longest waiting first. */
export async function dueScans(db: Db, max: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
      from file
     where ${isDue}
     order by next_scan_at, id
     limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next try is so many seconds away; one that outlived its lease changes nothing. */
export async function putBackScan(db: Db, { id, attempts }: ClaimedScan, seconds: number): Promise<void> {
  await sql`
    update file
       set next_scan_at = koma_now() + make_interval(secs => ${seconds})
     where id = ${id}
       and state = 'checking'
       and scan_attempts = ${attempts}`.execute(db)
}

/** Found clean: open, or for staff to look at. */
export async function releaseScanned(db: Db, id: string): Promise<void> {
  await sql`
    update file
       set state = case when findings = '{}' then 'ready' else 'held' end,
           next_scan_at = null
     where id = ${id}
       and state = 'checking'`.execute(db)
}

export interface RefusedFile {
  readonly id: string
  readonly stateBefore: FileState
}

/** Refuses every file with these bytes, which the next clean-up removes. */
export async function refuseBytes(tx: Tx, storageKey: string): Promise<readonly RefusedFile[]> {
  const { rows } = await sql<RefusedFile>`
    with before as (
      select id, state
        from file
       where storage_key = ${storageKey}
       order by id
         for update
    )
    update file
       set state = 'refused',
           storage_key = null,
           next_scan_at = null
      from before
     where file.id = before.id
    returning file.id, before.state as "stateBefore"`.execute(tx)
  return rows
}
