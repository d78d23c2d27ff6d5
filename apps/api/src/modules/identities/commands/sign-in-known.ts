import type { TokenPair } from '@koma/contract/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openSession, type SignInPlace } from '../../auth/public.ts'
import { spendCredential } from '../queries/credentials.ts'
import { noteUse } from '../queries/identities.ts'
import type { Expired } from './check-credential.ts'

/** The tokens for whom the credential's identity belongs to; uses it up. A suspended member gets none. */
export async function signInKnown(
  deps: Deps,
  credential: string,
  place: SignInPlace,
): Promise<{ readonly ok: true; readonly memberId: string; readonly pair: TokenPair } | Expired> {
  return deps.db.transaction().execute(async (tx) => {
    const identity = await spendCredential(tx, credential)
    const memberId = identity && (await noteUse(tx, identity))
    const session = memberId && (await openSession(deps, tx, { memberId }, place))
    return session ? { ok: true, memberId, pair: session.pair } : { ok: false, reason: 'identity.expired' }
  })
}
