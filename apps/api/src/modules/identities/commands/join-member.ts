import type { TokenPair } from '@koma/contract/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { IdentityProvider } from '../../../platform/openid-provider.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { openSession, signInTurns, type SignInPlace } from '../../auth/public.ts'
import { proveNumber } from '../../members/public.ts'
import { credentialOf, giveTryBack, spendCredential, takeTry } from '../queries/credentials.ts'
import { lockMember, noteUse, type JoinTarget } from '../queries/identities.ts'
import type { Expired } from './check-credential.ts'
import { findOutcome } from './find-outcome.ts'
import { writeLink } from './link-identity.ts'

/** One of the two proves that the member of the address asks. */
export interface JoinProof {
  readonly credential: string
  readonly password: string | undefined
  readonly smsCode: string | undefined
  readonly requestId: string
}

export type Joined =
  | { readonly ok: true; readonly memberId: string; readonly pair: TokenPair }
  | { readonly ok: false; readonly reason: 'wrong_password' | 'wrong_code' }
  | Expired
  | TooFast

const expired: Expired = { ok: false, reason: 'identity.expired' }

/**
 * Links the identity to the member of its verified address, once that member's own password or a code sent to their
 * number proves them, and signs them in. Somebody who registered another's address beforehand gains nothing: the proof
 * is theirs, and the address's owner does not have it. Source: docs/guarantees.md I-31
 */
export async function joinMember(
  deps: Deps,
  provider: IdentityProvider,
  proof: JoinProof,
  place: SignInPlace,
): Promise<Joined> {
  const { credential } = proof
  const identity = await credentialOf(deps.db, credential)
  const { target } = identity ? await findOutcome(deps.db, identity) : {}
  if (!target) return expired
  const turns = signInTurns(deps.secrets, {
    kind: 'member',
    name: target.email,
    accountId: target.id,
    address: place.address,
  })
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) return turn
  // Taken before the proof is looked at: five tries at once are five.
  if (!(await takeTry(deps.db, credential))) return expired
  if (!(await isProved(deps, target, proof)))
    return { ok: false, reason: proof.password === undefined ? 'wrong_code' : 'wrong_password' }
  await giveBackAllTurns(deps.limits, turns)
  await giveTryBack(deps.db, credential)
  return join(deps, provider, { target, proof, place })
}

async function isProved(
  deps: Deps,
  target: JoinTarget,
  { credential, password, smsCode }: JoinProof,
): Promise<boolean> {
  if (password !== undefined) return deps.passwords.matches(target.passwordHash, password)
  if (!target.isMobileVerified) return false
  return proveNumber.isRight(deps, target.mobile, { binding: credential, code: smsCode ?? '' })
}

async function join(
  deps: Deps,
  provider: IdentityProvider,
  { target, proof, place }: { readonly target: JoinTarget; readonly proof: JoinProof; readonly place: SignInPlace },
): Promise<Joined> {
  return deps.db.transaction().execute(async (tx) => {
    const identity = await spendCredential(tx, proof.credential)
    const isStillProved = identity && holds(await lockMember(tx, target.id), target, proof)
    const session = isStillProved && (await openSession(deps, tx, { memberId: target.id }, place))
    if (!identity || !session) return expired
    const link = { memberId: target.id, identity, requestId: proof.requestId }
    if (!(await writeLink(deps, tx, provider.name, link)).ok) return expired
    await noteUse(tx, identity)
    return { ok: true, memberId: target.id, pair: session.pair }
  })
}

/** What the proof was held against is still the member's: a password or number may have changed since. */
function holds(locked: JoinTarget | undefined, target: JoinTarget, { password }: JoinProof): boolean {
  return password === undefined ? locked?.mobile === target.mobile : locked?.passwordHash === target.passwordHash
}
