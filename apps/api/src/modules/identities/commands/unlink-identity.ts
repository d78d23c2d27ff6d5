import type { Deps } from '../../../platform/deps.ts'
import type { MemberId } from '../../../platform/callers.ts'
import { endSessionsOf } from '../../auth/public.ts'
import { deleteIdentity, identitiesOf, lockMember } from '../queries/identities.ts'
import { tellMember } from './tell-member.ts'

export interface Unlinking {
  readonly memberId: MemberId
  /** Where it is asked for. */
  readonly sessionId: string
  readonly identityId: string
  readonly requestId: string
}

/**
 * Takes a way to sign in away with every other session of the member, and tells the member by mail. The last one of a
 * member without a password stays: there would be no way in any more, also when two are taken away at once.
 */
export async function unlinkIdentity(
  deps: Deps,
  { memberId, sessionId, identityId, requestId }: Unlinking,
): Promise<
  { readonly ok: true } | { readonly ok: false; readonly reason: 'record.not_found' | 'identity.last_way_in' }
> {
  return deps.db.transaction().execute(async (tx) => {
    const member = (await lockMember(tx, memberId))!
    const identities = await identitiesOf(tx, memberId)
    const identity = identities.find(({ id }) => id === identityId)
    if (!identity) return { ok: false, reason: 'record.not_found' }
    if (member.passwordHash === null && identities.length === 1) return { ok: false, reason: 'identity.last_way_in' }
    await deleteIdentity(tx, memberId, identityId)
    // Whoever came in by it is out.
    await endSessionsOf(tx, memberId, 'identity unlinked', sessionId)
    const providerName =
      deps.identityProvider?.id === identity.provider ? deps.identityProvider.name : identity.provider
    await tellMember(deps, tx, { what: 'unlinked', member, identityId, providerName, requestId })
    return { ok: true }
  })
}
