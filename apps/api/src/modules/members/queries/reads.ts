import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import { uuid7 } from '../../../platform/ids.ts'

/** Within so many minutes the same person looking at the same record is one reading. */
const readingMinutes = 10

/** Notes that a member of staff has looked at a member's data (index audit_entry__of_subject). */
export async function noteReading(db: Db, staff: StaffCaller, memberId: string, requestId: string): Promise<void> {
  await sql`
    insert into audit_entry (id, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, request_id)
    select ${uuid7()}, 'staff', ${staff.id}, ${staff.username}, 'member.read', 'member', ${memberId}, ${requestId}
     where not exists (
       select from audit_entry
        where subject_kind = 'member'
          and subject_id = ${memberId}
          and at > koma_now() - make_interval(mins => ${readingMinutes})
          and actor_id = ${staff.id}
          and action = 'member.read'
     )`.execute(db)
}

/** Notes whom a search has shown; what was looked for is left out, it may be personal itself. */
export async function noteSearch(
  db: Db,
  staff: StaffCaller,
  shown: readonly string[],
  requestId: string,
): Promise<void> {
  if (shown.length === 0) return
  await sql`
    insert into audit_entry (id, actor_kind, actor_id, actor_name, action, subject_kind, after, request_id)
    values (${uuid7()}, 'staff', ${staff.id}, ${staff.username}, 'member.search', 'member',
            ${JSON.stringify({ shown })}::jsonb, ${requestId})`.execute(db)
}
