import type { TokenPair } from '@koma/contract/auth.ts'
import { canonicalEmail, canonicalMobile, canonicalUsername } from '@koma/domain/account-rules.ts'
import type { Deps } from '../../../platform/deps.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { signInTurns } from '../policy.ts'
import { accountNamed, type TypedName } from '../queries.ts'
import { openSession, type SignInPlace } from './open-session.ts'

export interface SignIn extends SignInPlace {
  readonly username: string
  readonly password: string
}

export type SignInRefusal = { readonly ok: false; readonly reason: 'auth.invalid_grant' } | TooFast

/**
 * A session for the right password. An unknown account, a wrong password and a suspended member get the same answer
 * after the same work. Source: product §5 "Login failure", docs/guarantees.md I-25, I-26
 */
export async function signIn(
  deps: Deps,
  wish: SignIn,
): Promise<{ readonly ok: true; readonly memberId: string; readonly pair: TokenPair } | SignInRefusal> {
  const name = typedName(wish.username)
  const account = await accountNamed(deps.db, name)
  const turns = signInTurns(deps.secrets, {
    kind: 'member',
    name: name.mobile ?? name.email ?? name.username,
    accountId: account?.id,
    address: wish.address,
  })
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) return turn

  const passwordHash = account?.passwordHash ?? null
  const isRight = await deps.passwords.matches(passwordHash, wish.password)
  if (!account || passwordHash === null || !isRight) return { ok: false, reason: 'auth.invalid_grant' }
  const proved = { memberId: account.id, passwordHash }
  const session = await deps.db.transaction().execute((tx) => openSession(deps, tx, proved, wish))
  if (!session) return { ok: false, reason: 'auth.invalid_grant' }
  await giveBackAllTurns(deps.limits, turns)
  return { ok: true, memberId: account.id, pair: session.pair }
}

function typedName(typed: string): TypedName {
  const text = typed.trim()
  return {
    username: canonicalUsername(text),
    email: text.includes('@') ? canonicalEmail(text) : null,
    mobile: canonicalMobile(text) ?? null,
  }
}
