import type { Deps } from '../../../platform/deps.ts'
import type { TooFast } from '../../../platform/turns.ts'
import { proveNumber } from '../../members/public.ts'
import { credentialOf } from '../queries/credentials.ts'
import type { Expired } from './check-credential.ts'
import { findOutcome } from './find-outcome.ts'

/** Sends a code to the number of the member to be joined: not to the address, which the identity has proved already. */
export async function sendJoinCode(
  deps: Deps,
  { credential, address }: { readonly credential: string; readonly address: string },
): Promise<{ readonly ok: true } | Expired | TooFast> {
  const identity = await credentialOf(deps.db, credential)
  const { target } = identity ? await findOutcome(deps.db, identity) : {}
  if (!target?.isMobileVerified) return { ok: false, reason: 'identity.expired' }
  return proveNumber.sendCode(deps, target, { binding: credential, address })
}
