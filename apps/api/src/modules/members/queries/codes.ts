import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { uuid7 } from '../../../platform/ids.ts'

/** What a code or link proves; it opens nothing else. Source: docs/guarantees.md I-20 */
export type CodePurpose =
  | 'register'
  | 'verify_email'
  | 'reset_by_sms'
  | 'reset_by_mail'
  | 'change_email'
  | 'change_mobile'
  | 'prove'
  | 'join'

export interface NewCode {
  readonly purpose: CodePurpose
  /** The mobile number or e-mail address that it was sent to; of a member's own changes the member: one is alive. */
  readonly target: string
  readonly hash: Buffer
  readonly memberId: string | null
  readonly triesMax: number
  readonly minutesValid: number
  /** What the account is changed to when the code is used. */
  readonly value?: string
}

/** What a code was made for. */
export interface CodeFacts {
  readonly memberId: string
  /** As in `NewCode`. */
  readonly target: string
  readonly value: string | null
}

/** Takes the place of the code before it, which is dead at once. Gives its id. The times are the database's. */
export async function issueCode(tx: Db | Tx, code: NewCode): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into one_time_code (id, purpose, target, code_hash, member_id, value, tries_left, expires_at)
    values (${uuid7()}, ${code.purpose}, ${code.target}, ${code.hash}, ${code.memberId}, ${code.value ?? null},
            ${code.triesMax}, koma_now() + make_interval(mins => ${code.minutesValid}))
    on conflict (purpose, target) where used_at is null do update
       set id = excluded.id,
           code_hash = excluded.code_hash,
           member_id = excluded.member_id,
           value = excluded.value,
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

/** Uses the code up, once: undefined when it is not the living one, or somebody was faster. */
export async function spendCode(
  tx: Tx,
  purpose: CodePurpose,
  target: string,
  hash: Buffer,
): Promise<CodeFacts | undefined> {
  const { rows } = await sql<CodeFacts>`
    update one_time_code
       set used_at = koma_now()
     where purpose = ${purpose}
       and target = ${target}
       and code_hash = ${hash}
       and used_at is null
       and tries_left > 0
       and expires_at > koma_now()
    returning member_id as "memberId", target, value`.execute(tx)
  return rows[0]
}

/** What a mailed link that still works is for; looking uses nothing up. Source: docs/guarantees.md I-23 */
export async function linkFacts(db: Db, purpose: CodePurpose, hash: Buffer): Promise<CodeFacts | undefined> {
  const { rows } = await sql<CodeFacts>`
    select member_id as "memberId", target, value
      from one_time_code
     where purpose = ${purpose}
       and code_hash = ${hash}
       and used_at is null
       and expires_at > koma_now()`.execute(db)
  return rows[0]
}

/** Uses a mailed link up, once: undefined when it is unknown, used or too old. */
export async function spendLink(tx: Tx, purpose: CodePurpose, hash: Buffer): Promise<CodeFacts | undefined> {
  const { rows } = await sql<CodeFacts>`
    update one_time_code
       set used_at = koma_now()
     where purpose = ${purpose}
       and code_hash = ${hash}
       and used_at is null
       and expires_at > koma_now()
    returning member_id as "memberId", target, value`.execute(tx)
  return rows[0]
}

/** Kills whatever a member could still open with an older code; only the link that verifies an address lives on. */
export async function killCodesOf(tx: Tx, memberId: string): Promise<void> {
  await sql`
    update one_time_code
       set used_at = koma_now()
     where member_id = ${memberId}
       and purpose <> 'verify_email'
       and used_at is null`.execute(tx)
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
