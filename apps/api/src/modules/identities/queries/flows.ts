import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { tokenHash } from '../../../platform/ids.ts'
import { flowMinutesValid } from '../policy.ts'

/** Writes down that a browser goes to the provider; `memberId` when a member links a further way to sign in. */
export async function createFlow(
  tx: Tx,
  { flow, provider, memberId }: { readonly flow: string; readonly provider: string; readonly memberId: string | null },
): Promise<void> {
  await sql`
    insert into identity_flow (flow_hash, provider, member_id, expires_at)
    values (${tokenHash(flow)}, ${provider}, ${memberId}, koma_now() + make_interval(mins => ${flowMinutesValid}))`.execute(
    tx,
  )
}

/** Uses a flow up; undefined when it was used, is too old, or was never begun. Of two at once, one gets it. */
export async function spendFlow(
  db: Db,
  flow: string,
  provider: string,
): Promise<{ readonly memberId: string | null } | undefined> {
  const { rows } = await sql<{ memberId: string | null }>`
    update identity_flow
       set used_at = koma_now()
     where flow_hash = ${tokenHash(flow)}
       and provider = ${provider}
       and used_at is null
       and expires_at > koma_now()
    returning member_id as "memberId"`.execute(db)
  return rows[0]
}

/** Forgets flows and credentials an hour after their end. Gives how many, at most twice `limit`. */
export async function forgetFlows(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    with flows as (
      delete from identity_flow
       where flow_hash in (
         select flow_hash from identity_flow where expires_at < koma_now() - interval '1 hour' limit ${limit}
       )
      returning 1
    ),
    credentials as (
      delete from identity_credential
       where credential_hash in (
         select credential_hash from identity_credential where expires_at < koma_now() - interval '1 hour' limit ${limit}
       )
      returning 1
    )
    select (select count(*) from flows) + (select count(*) from credentials) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}
