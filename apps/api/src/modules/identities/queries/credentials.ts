import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { tokenHash } from '../../../platform/ids.ts'
import type { ProvedIdentity } from '../../../platform/openid-provider.ts'
import { credentialMinutesValid, credentialTriesMax } from '../policy.ts'

/** What a provider has proved, as a living credential holds it. */
export interface CredentialRow extends ProvedIdentity {
  readonly provider: string
}

/** Keeps what was proved under the hash of a credential. */
export async function createCredential(
  db: Db,
  credential: string,
  { provider, issuer, subject, email, emailVerified, name }: CredentialRow,
): Promise<void> {
  await sql`
    insert into identity_credential (credential_hash, provider, issuer, subject, email, email_verified, name,
                                     tries_left, expires_at)
    values (${tokenHash(credential)}, ${provider}, ${issuer}, ${subject}, ${email}, ${emailVerified}, ${name},
            ${credentialTriesMax}, koma_now() + make_interval(mins => ${credentialMinutesValid}))`.execute(db)
}

const columns = sql`provider, issuer, subject, email, email_verified as "emailVerified", name`
const isAlive = sql`used_at is null and tries_left > 0 and expires_at > koma_now()`

/** What a living credential holds; it goes on living. */
export async function credentialOf(db: Db | Tx, credential: string): Promise<CredentialRow | undefined> {
  const { rows } = await sql<CredentialRow>`
    select ${columns}
      from identity_credential
     where credential_hash = ${tokenHash(credential)}
       and ${isAlive}`.execute(db)
  return rows[0]
}

/** Uses a credential up; undefined when it does not live any more. Of two at once, one gets it. */
export async function spendCredential(tx: Tx, credential: string): Promise<CredentialRow | undefined> {
  const { rows } = await sql<CredentialRow>`
    update identity_credential
       set used_at = koma_now()
     where credential_hash = ${tokenHash(credential)}
       and ${isAlive}
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** Takes one of its tries; false when none is left. */
export async function takeTry(db: Db, credential: string): Promise<boolean> {
  const { rows } = await sql`
    update identity_credential
       set tries_left = tries_left - 1
     where credential_hash = ${tokenHash(credential)}
       and ${isAlive}
    returning tries_left`.execute(db)
  return rows.length === 1
}

/** Gives the try back that was taken for what turned out right. */
export async function giveTryBack(tx: Db | Tx, credential: string): Promise<void> {
  await sql`
    update identity_credential
       set tries_left = tries_left + 1
     where credential_hash = ${tokenHash(credential)}
       and used_at is null`.execute(tx)
}
