import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/**
 * Remembers where a member signs in from, and tells whether that is new: none of the marks was known, though others
 * were. Of two sign-ins at once from one new device one is told of. The first sign-in of an account is not new.
 */
export async function rememberDevice(tx: Tx, memberId: string, marks: readonly Buffer[]): Promise<boolean> {
  const sorted = marks.toSorted(Buffer.compare)
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (
      select exists (select from member_device where member_id = ${memberId}) as "hasOthers"
    ),
    kept as (
      insert into member_device as device (member_id, key_hash)
      select ${memberId}, mark
        from unnest(${sorted}::bytea[]) as mark
      on conflict (member_id, key_hash) do update set last_seen_at = koma_now()
      returning xmax = 0 as inserted
    )
    select before."hasOthers" and bool_and(kept.inserted) as "isNew"
      from kept, before
     group by before."hasOthers"`.execute(tx)
  return rows[0]?.isNew ?? false
}

/** Where a notice may go, and the time that it tells; undefined as long as the address is not verified. */
export async function reachedAt(
  tx: Tx,
  memberId: string,
): Promise<{ readonly email: string; readonly language: Language; readonly at: Date } | undefined> {
  const { rows } = await sql<{ email: string; language: Language; at: Date }>`
    select email,
           locale as language,
           koma_now() as at
      from member
     where id = ${memberId}
       and email_verified_at is not null`.execute(tx)
  return rows[0]
}

/** Forgets devices that were not used for so long; the last one of a member stays, or the next would not be new. */
export async function forgetDevices(db: Db, { days, limit }: { days: number; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from member_device
     where (member_id, key_hash) in (
       select member_id, key_hash
         from member_device old
        where last_seen_at < koma_now() - make_interval(days => ${days})
          and exists (
            select from member_device other
             where other.member_id = old.member_id
               and (other.last_seen_at, other.key_hash) > (old.last_seen_at, old.key_hash)
          )
        limit ${limit}
     )`.execute(db)
  return Number(numAffectedRows ?? 0)
}
