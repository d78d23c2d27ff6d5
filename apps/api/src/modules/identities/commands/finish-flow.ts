import type { CredentialOutcome } from '@koma/contract/identities.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken } from '../../../platform/ids.ts'
import type { IdentityProvider, ProviderFailure } from '../../../platform/openid-provider.ts'
import { secretsOfFlow } from '../policy.ts'
import { createCredential, type CredentialRow } from '../queries/credentials.ts'
import { spendFlow } from '../queries/flows.ts'
import { findOutcome } from './find-outcome.ts'
import { linkIdentity } from './link-identity.ts'

export interface Arrival {
  readonly flow: string
  /** As the provider sent the browser back with it. */
  readonly query: string
  /** Who is signed in in that browser. */
  readonly caller: MemberCaller | null
  readonly requestId: string
}

export type Arrived =
  | { readonly ok: true; readonly outcome: CredentialOutcome; readonly credential: string }
  | { readonly ok: true; readonly outcome: 'linked' }
  | { readonly ok: false; readonly reason: 'identity.taken' }
  | ProviderFailure

/**
 * Reads what the browser came back with, once: the identity is linked to the member who began, or becomes a credential
 * that is good for one sign-in or registration. Source: api.md "Session and member"
 */
export async function finishFlow(deps: Deps, provider: IdentityProvider, arrival: Arrival): Promise<Arrived> {
  const { flow, query, caller } = arrival
  const begun = await spendFlow(deps.db, flow, provider.id)
  if (!begun) return failed('the flow is used, too old or unknown')
  const proved = await provider.finish(secretsOfFlow(deps.secrets, flow), query)
  if (!proved.ok) return proved
  const identity: CredentialRow = { ...proved.identity, provider: provider.id }
  if (begun.memberId !== null) {
    // Somebody else has signed in meanwhile: nothing is linked to them.
    if (caller?.id !== begun.memberId) return failed('begun by another member')
    return linkIdentity(deps, provider, { memberId: begun.memberId, identity, requestId: arrival.requestId })
  }
  const credential = randomToken()
  await createCredential(deps.db, credential, identity)
  const { outcome } = await findOutcome(deps.db, identity)
  return { ok: true, outcome, credential }
}

const failed = (detail: string): ProviderFailure => ({ ok: false, reason: 'identity.failed', detail })
