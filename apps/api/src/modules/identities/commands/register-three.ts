import type { TokenPair } from '@koma/contract/auth.ts'
import { canonicalEmail } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openSession, type SignInPlace } from '../../auth/public.ts'
import { registerMember, type RegistrationRefusal } from '../../members/public.ts'
import { spendCredential } from '../queries/credentials.ts'
import { insertIdentity, noteUse, verifyEmailOf } from '../queries/identities.ts'
import type { Expired } from './check-credential.ts'

export interface ThreeRegistration {
  readonly credential: string
  readonly form: Omit<Parameters<typeof registerMember>[1], 'password'>
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
  | Expired
> {
  let pair: TokenPair | undefined
  let isEmailVerified = false

  async function finish(tx: Tx, member: { readonly id: string }): Promise<Expired | undefined> {
    const identity = await spendCredential(tx, credential)
    if (!identity || (await insertIdentity(tx, member.id, identity)) === undefined) return expired
    await noteUse(tx, identity)
    const { email } = identity
    isEmailVerified =
      email !== null && identity.emailVerified && (await verifyEmailOf(tx, member.id, canonicalEmail(email)))
    pair = (await openSession(deps, tx, { memberId: member.id }, place))?.pair
    return undefined
  }

  const circumstances = { address: place.address, language }
  const result = await registerMember(deps, { ...form, password: null }, circumstances, { finish })
  return result.ok ? { ok: true, id: result.id, isEmailVerified, pair: pair! } : result
}

const expired: Expired = { ok: false, reason: 'identity.expired' }
