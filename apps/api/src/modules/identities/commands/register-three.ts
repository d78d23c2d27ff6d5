import type { TokenPair } from '@koma/contract/auth.ts'
import { canonicalEmail } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openSession, type SignInPlace } from '../../auth/public.ts'
import { registerMember, type RegistrationForm, type RegistrationRefusal } from '../../members/public.ts'
import { credentialOf, spendCredential } from '../queries/credentials.ts'
import { insertIdentity } from '../queries/identities.ts'

export interface ThreeRegistration {
  readonly credential: string
  readonly form: Omit<RegistrationForm, 'password'>
  readonly language: Language
}

/**
 * A new member who signs in with a provider and has no password: the member, the link, the used credential and the first
 * session, all or nothing. An address that the provider has verified needs no mail. Source: api.md POST /member/three
 */
export async function registerThree(
  deps: Deps,
  { credential, form, language }: ThreeRegistration,
  place: SignInPlace,
): Promise<
  | { readonly ok: true; readonly id: string; readonly isEmailVerified: boolean; readonly pair: TokenPair }
  | RegistrationRefusal
> {
  const identity = await credentialOf(deps.db, credential)
  if (!identity) return { ok: false, reason: 'identity.expired' }
  const verifiedEmail = identity.email !== null && identity.emailVerified ? canonicalEmail(identity.email) : null
  let pair: TokenPair | undefined

  async function complete(tx: Tx, memberId: string): Promise<boolean> {
    const spent = await spendCredential(tx, credential)
    if (!spent || (await insertIdentity(tx, memberId, spent)) === undefined) return false
    pair = (await openSession(tx, { memberId }, place))?.pair
    return pair !== undefined
  }

  const circumstances = { address: place.address, language }
  const result = await registerMember(deps, { ...form, password: null }, circumstances, { verifiedEmail, complete })
  if (!result.ok) return result
  return { ok: true, id: result.id, isEmailVerified: canonicalEmail(form.email) === verifiedEmail, pair: pair! }
}
