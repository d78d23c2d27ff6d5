import type { TokenPair } from '@koma/contract/auth.ts'
import type { Tx } from '../../../platform/db.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { accessTokenMinutesValid } from '../policy.ts'
import { insertSession } from '../queries.ts'
import { makePair } from './make-pair.ts'

/** Where somebody signs in from. */
export interface SignInPlace {
  readonly address: string
  readonly userAgent: string | undefined
}

export interface ProvedMember {
  readonly memberId: string
  /** The app that they let in; undefined for the site itself. */
  readonly clientId?: string
}

const userAgentLengthMax = 300

/**
 * A session for a member who was proved by other means than the password, in the caller's transaction. Undefined for a
 * suspended member. Source: product §4 "Session"
 */
export async function openSession(
  tx: Tx,
  { memberId, clientId }: ProvedMember,
  { address, userAgent }: SignInPlace,
): Promise<{ readonly sessionId: string; readonly pair: TokenPair } | undefined> {
  const tokens = makePair()
  const sessionId = uuid7()
  const session = {
    ...tokens,
    sessionId,
    memberId,
    clientId: clientId ?? null,
    address,
    userAgent: userAgent?.slice(0, userAgentLengthMax) ?? null,
  }
  if (!(await insertSession(tx, session))) return undefined
  return {
    sessionId,
    pair: {
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      token_type: 'Bearer',
      expires_in: accessTokenMinutesValid * 60,
    },
  }
}
