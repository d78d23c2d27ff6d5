import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { uuid7 } from '../../../platform/ids.ts'

/** What a code or link proves; it opens nothing else. Source: reliability I-20 */
export type CodePurpose = 'register' | 'verify_email'

export interface NewCode {
  readonly purpose: CodePurpose
  /** The mobile number or e-mail address that it was sent to. */
  readonly target: string
  readonly hash: Buffer
  readonly memberId: string | null
  readonly triesMax: number
  readonly minutesValid: number
}

/** Takes the place of the code before it, which is dead at once. Gives its id. The times are the database's. */
export async function issueCode(tx: Db | Tx, code: NewCode): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into one_time_code (id, purpose, target, code_hash, member_id, tries_left, expires_at)
    values (${uuid7()}, ${code.purpose}, ${code.target}, ${code.hash}, ${code.memberId}, ${code.triesMax},
            koma_now() + make_interval(mins => ${code.minutesValid}))
    on conflict (purpose, target) where used_at is null do update
       set id = excluded.id,
           code_hash = excluded.code_hash,
           member_id = excluded.member_id,
           tries_left = excluded.tries_left,
           created_at = koma_now(),
           expires_at = excluded.expires_at
    returning id`.execute(tx)
  return rows[0]!.id
}

/** Whether the code is the living one; a wrong one costs a try. Parallel tries queue at the row: five are five. */
export async function tryCode(db: Db, purpose: CodePurpose, target: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isRight: boolean }>`
    update one_time_code
       set tries_left = tries_left - (code_hash <> ${hash})::integer
     where purpose = ${purpose}
       and target = ${target}
       and used_at is null
       and tries_left > 0
       and expires_at > koma_now()
    returning code_hash = ${hash} as "isRight"`.execute(db)
  return rows[0]?.isRight ?? false
}

/** Forgets codes a day after their end. Gives how many, at most `limit`. */
export async function forgetCodes(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from one_time_code
     where id in (
       select id
         from one_time_code
        where expires_at < koma_now() - interval '1 day'
        limit ${limit}
     )`.execute(db)
  return Number(numAffectedRows ?? 0)
}
