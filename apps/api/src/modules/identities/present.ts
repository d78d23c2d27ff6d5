import type { CredentialFacts, CredentialOutcome, Identity } from '@koma/contract/identities.ts'
import { endOfMobile } from '@koma/domain/masking.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { IdentityProvider } from '../../platform/openid-provider.ts'
import type { CredentialRow } from './queries/credentials.ts'
import type { IdentityRow, JoinTarget } from './queries/identities.ts'

/** What a credential tells of its bearer; of the member to be joined only the end of the number. */
export function presentCredential({
  provider,
  identity,
  outcome,
  target,
}: {
  readonly provider: IdentityProvider
  readonly identity: CredentialRow
  readonly outcome: CredentialOutcome
  readonly target: JoinTarget | undefined
}): CredentialFacts {
  return {
    outcome,
    provider: { id: provider.id, name: provider.name },
    name: identity.name,
    email: identity.email,
    email_verified: identity.emailVerified,
    mobile_masked: target?.isMobileVerified ? endOfMobile(target.mobile) : null,
    has_password: target !== undefined && target.passwordHash !== null,
  }
}

/** A linked way to sign in; a provider that is not configured any more goes by its word. */
export function presentIdentity(row: IdentityRow, provider: IdentityProvider | undefined): Identity {
  return {
    id: row.id,
    provider: { id: row.provider, name: provider?.id === row.provider ? provider.name : row.provider },
    email: row.email,
    linked_at: formatTaipeiDateTime(row.linkedAt),
    last_used_at: row.lastUsedAt === null ? null : formatTaipeiDateTime(row.lastUsedAt),
  }
}
