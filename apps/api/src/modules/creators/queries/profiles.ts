import type { CreatorProfileForm } from '@koma/contract/creators.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A member's creator profile; undefined while no application has been approved. */
export async function creatorProfileOf(db: Db | Tx, memberId: string): Promise<CreatorProfileForm | undefined> {
  const { rows } = await sql<{ form: CreatorProfileForm }>`
    select form
      from creator_profile
     where member_id = ${memberId}`.execute(db)
  return rows[0]?.form
}

/** The profile becomes what the form says; an approved application makes it. */
export async function writeCreatorProfile(tx: Tx, memberId: string, form: CreatorProfileForm): Promise<void> {
  await sql`
    insert into creator_profile (member_id, form)
    values (${memberId}, ${JSON.stringify(form)}::jsonb)
    on conflict on constraint creator_profile__identity do update
       set form = excluded.form,
           updated_at = koma_now(),
           version = creator_profile.version + 1`.execute(tx)
}

/** The member's own name, with which an empty profile starts. */
export async function memberNameOf(db: Db, memberId: string): Promise<{ name: string; wantedClass: string }> {
  const { rows } = await sql<{ name: string; wantedClass: string }>`
    select name, wanted_class as "wantedClass"
      from member
     where id = ${memberId}`.execute(db)
  return rows[0]!
}
