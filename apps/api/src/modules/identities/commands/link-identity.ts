import type { Deps } from '../../../platform/deps.ts'
import type { Tx } from '../../../platform/db.ts'
import type { IdentityProvider } from '../../../platform/openid-provider.ts'
import type { CredentialRow } from '../queries/credentials.ts'
import { insertIdentity, lockMember, ownerOf } from '../queries/identities.ts'
import { tellMember } from './tell-member.ts'

export interface Link {
  readonly memberId: string
  readonly identity: CredentialRow
  readonly requestId: string
}

type Linked =
  | { readonly ok: true; readonly outcome: 'linked' }
  | { readonly ok: false; readonly reason: 'identity.taken' }

/** A further way to sign in for a member, who is told by mail. Linked already, nothing happens; another's stays theirs. */
export async function linkIdentity(deps: Deps, provider: IdentityProvider, link: Link): Promise<Linked> {
  return deps.db.transaction().execute((tx) => writeLink(deps, tx, provider.name, link))
}

/** The same in the caller's transaction. */
export async function writeLink(
  deps: Pick<Deps, 'config' | 'outbox'>,
  tx: Tx,
  providerName: string,
  { memberId, identity, requestId }: Link,
): Promise<Linked> {
  const member = (await lockMember(tx, memberId))!
  const id = await insertIdentity(tx, memberId, identity)
  if (id === undefined) {
    const owner = await ownerOf(tx, identity)
    return owner === memberId ? { ok: true, outcome: 'linked' } : { ok: false, reason: 'identity.taken' }
  }
  await tellMember(deps, tx, { what: 'linked', member, identityId: id, providerName, requestId })
  return { ok: true, outcome: 'linked' }
}
