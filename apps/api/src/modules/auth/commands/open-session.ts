import type { TokenPair } from '@koma/contract/auth.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { accessTokenMinutesValid } from '../policy.ts'
import { insertSession } from '../queries.ts'
import { makePair, tokenPairOf } from './make-pair.ts'
import { noticeDevice } from './notice-device.ts'

/** Where somebody signs in from. */
export interface SignInPlace {
  readonly address: string
  readonly userAgent: string | undefined
  /** The key that the client keeps for its device. */
  readonly device?: string | undefined
}

export interface ProvedMember {
  readonly memberId: string
  /** The app that they let in; undefined for the site itself. */
  readonly clientId?: string
  /** What the password was compared with: once it has changed, it proves nothing. Undefined for other proofs. */
  readonly passwordHash?: string
}

const userAgentLengthMax = 300

/**
 * A session for a member who was proved, in the caller's transaction; a new device is told of. Undefined for a suspended
 * member, and where the password that proved them has changed meanwhile. Source: product §4 "Session"
 */
export async function openSession(
  deps: Pick<Deps, 'secrets' | 'outbox' | 'config'>,
  tx: Tx,
  { memberId, clientId, passwordHash }: ProvedMember,
  { address, userAgent: sent, device }: SignInPlace,
): Promise<{ readonly sessionId: string; readonly pair: TokenPair } | undefined> {
  const tokens = makePair()
  const sessionId = uuid7()
  const userAgent = sent?.slice(0, userAgentLengthMax) ?? null
  const proof = { memberId, clientId: clientId ?? null, passwordHash: passwordHash ?? null }
  if (!(await insertSession(tx, { ...tokens, ...proof, sessionId, address, userAgent }))) return undefined
  await noticeDevice(deps, tx, { memberId, sessionId, signs: { userAgent, address, device } })
  return { sessionId, pair: tokenPairOf(tokens, accessTokenMinutesValid * 60) }
}
