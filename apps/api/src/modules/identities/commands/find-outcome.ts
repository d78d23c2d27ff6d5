import type { CredentialOutcome } from '@koma/contract/identities.ts'
import { canonicalEmail } from '@koma/domain/account-rules.ts'
import type { Db } from '../../../platform/db.ts'
import type { ProvedIdentity } from '../../../platform/openid-provider.ts'
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
