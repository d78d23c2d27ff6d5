import type { CredentialOutcome } from '@koma/contract/identities.ts'
import { canonicalEmail } from '@koma/domain/account-rules.ts'
import type { Db } from '../../../platform/db.ts'
import type { ProvedIdentity } from '../../../platform/openid-provider.ts'
import { credentialOf } from '../queries/credentials.ts'
import { memberWithEmail, ownerOf, type JoinTarget } from '../queries/identities.ts'

/**
 * What somebody whom the provider has proved may do: sign in as the identity's member, join the member whose address the
 * provider has verified (with that member's own proof), or register. An address that the provider has not verified
 * finds nobody, so nobody learns by it whether it is registered. Source: docs/guarantees.md I-31
 */
export async function findOutcome(
  db: Db,
  { issuer, subject, email, emailVerified }: ProvedIdentity,
): Promise<{ readonly outcome: CredentialOutcome; readonly target: JoinTarget | undefined }> {
  if ((await ownerOf(db, { issuer, subject })) !== undefined) return { outcome: 'known', target: undefined }
  const target = email !== null && emailVerified ? await memberWithEmail(db, canonicalEmail(email)) : undefined
  return { outcome: target ? 'join' : 'new', target }
}

/** Whether the bearer of a credential has an account to sign in to; undefined when the credential does not live. */
export async function findBearer(db: Db, credential: string): Promise<'known' | 'unknown' | undefined> {
  const identity = await credentialOf(db, credential)
  if (!identity) return undefined
  return (await ownerOf(db, identity)) === undefined ? 'unknown' : 'known'
}
