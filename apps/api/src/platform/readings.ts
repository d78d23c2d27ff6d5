import { sql } from 'kysely'
import type { StaffCaller } from './callers.ts'
import type { Db } from './db.ts'
import { uuid7 } from './ids.ts'

/** Records that say something of a person. */
export type PersonalRecord = 'member' | 'contact' | 'old_user' | 'old_user_import' | 'rent' | 'points' | 'message'

/** Within so many minutes the same person looking at the same record is one reading. */
const readingMinutes = 10

/**
 * Notes that a member of staff has looked at somebody's data: the action is `member.read`, `contact.read` and so on
 * (index audit_entry__of_subject).
 */
export async function noteReading(
  db: Db,
  staff: StaffCaller,
  record: { readonly kind: PersonalRecord; readonly id: string },
  requestId: string,
): Promise<void> {
  const action = `${record.kind}.read`
  await sql`
    insert into audit_entry (id, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, request_id)
    select ${uuid7()}, 'staff', ${staff.id}, ${staff.username}, ${action}, ${record.kind}, ${record.id}, ${requestId}
     where not exists (
       select from audit_entry
        where subject_kind = ${record.kind}
          and subject_id = ${record.id}
          and at > koma_now() - make_interval(mins => ${readingMinutes})
          and actor_id = ${staff.id}
          and action = ${action}
     )`.execute(db)
}

/**
 * Notes whom a list has shown, by `member.search` and so on; what was looked for is left out, it may be personal itself. A
 * list that stands open and asks again, as the board of the day does, is one reading while it shows the same.
 */
export async function noteSearch(
  db: Db,
  staff: StaffCaller,
  list: { readonly kind: PersonalRecord; readonly shown: readonly string[] },
  requestId: string,
): Promise<void> {
  const shown = [...new Set(list.shown)]
  if (shown.length === 0) return
  const action = `${list.kind}.search`
  const after = JSON.stringify({ shown })
  await sql`
    insert into audit_entry (id, actor_kind, actor_id, actor_name, action, subject_kind, after, request_id)
    select ${uuid7()}, 'staff', ${staff.id}, ${staff.username}, ${action}, ${list.kind}, ${after}::jsonb, ${requestId}
     where not exists (
       select from audit_entry
        where subject_kind = ${list.kind}
          and subject_id is null
          and at > koma_now() - make_interval(mins => ${readingMinutes})
          and actor_id = ${staff.id}
          and action = ${action}
          and after = ${after}::jsonb
     )`.execute(db)
}
