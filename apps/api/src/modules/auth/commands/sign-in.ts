import type { TokenPair } from '@koma/contract/auth.ts'
import { canonicalEmail, canonicalMobile, canonicalUsername } from '@koma/domain/account-rules.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { accessTokenMinutesValid, signInTurns } from '../policy.ts'
import { accountNamed, startSession, type Account, type PairTokens, type TypedName } from '../queries.ts'
import { makePair } from './make-pair.ts'
import { noticeDevice } from './notice-device.ts'

export interface SignIn {
  readonly username: string
  readonly password: string
  readonly address: string
  readonly userAgent: string | undefined
  /** The key that the client keeps for its device. */
  readonly device?: string | undefined
}

const userAgentLengthMax = 300

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

  const isRight = await deps.passwords.matches(account?.passwordHash ?? null, wish.password)
  if (!account || !isRight) return { ok: false, reason: 'auth.invalid_grant' }
  const tokens = makePair()
  const started = await start(deps, account, tokens, wish)
  if (!started) return { ok: false, reason: 'auth.invalid_grant' }
  await giveBackAllTurns(deps.limits, turns)
  return {
    ok: true,
    memberId: account.id,
    pair: {
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      token_type: 'Bearer',
      expires_in: accessTokenMinutesValid * 60,
    },
  }
}

/** The session and what is told of it, both or neither. */
function start(deps: Deps, account: Account, tokens: PairTokens, { userAgent: sent, address, device }: SignIn) {
  const userAgent = sent?.slice(0, userAgentLengthMax) ?? null
  return deps.db.transaction().execute(async (tx) => {
    const sessionId = uuid7()
    if (!(await startSession(tx, { ...tokens, sessionId, account, userAgent, address }))) return false
    await noticeDevice(deps, tx, { memberId: account.id, sessionId, signs: { userAgent, address, device } })
    return true
  })
}

function typedName(typed: string): TypedName {
  const text = typed.trim()
  return {
    username: canonicalUsername(text),
    email: text.includes('@') ? canonicalEmail(text) : null,
    mobile: canonicalMobile(text) ?? null,
  }
}
