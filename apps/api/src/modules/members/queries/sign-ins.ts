import { freshSignInMinutes } from '@koma/domain/deletion-states.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Whether that session was signed in to just now, by its member and not by an app: letting one in is no sign-in. */
export async function hasJustSignedIn(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select id
      from member_session
     where id = ${sessionId}
       and client_id is null
       and created_at >= koma_now() - make_interval(mins => ${freshSignInMinutes})`.execute(db)
  return rows.length === 1
}
