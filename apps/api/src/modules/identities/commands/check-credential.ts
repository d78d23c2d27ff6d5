import type { CredentialFacts } from '@koma/contract/identities.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { IdentityProvider } from '../../../platform/openid-provider.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { credentialTurns } from '../policy.ts'
import { presentCredential } from '../present.ts'
import { credentialOf } from '../queries/credentials.ts'
import { findOutcome } from './find-outcome.ts'

export type Expired = { readonly ok: false; readonly reason: 'identity.expired' }

/** What a living credential is good for, and what a form may be filled in with; it goes on living. */
export async function checkCredential(
  deps: Deps,
  provider: IdentityProvider,
  { credential, address }: { readonly credential: string; readonly address: string },
): Promise<{ readonly ok: true; readonly facts: CredentialFacts } | Expired | TooFast> {
  const turn = await takeAllTurns(deps.limits, credentialTurns(address))
  if (!turn.ok) return turn
  const identity = await credentialOf(deps.db, credential)
  if (identity?.provider !== provider.id) return { ok: false, reason: 'identity.expired' }
  const { outcome, target } = await findOutcome(deps.db, identity)
  return { ok: true, facts: presentCredential({ provider, identity, outcome, target }) }
}
