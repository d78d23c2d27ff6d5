import type { TokenPair } from '@koma/contract/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import { exchangeRefreshToken, type Exchange } from '../queries.ts'
import { makeSuccessor, tokenPairOf } from './make-pair.ts'

/** The next pair for a refresh token; `reused` tells that the session has been ended as stolen. Decision: accounts */
export async function refreshSession(
  deps: Deps,
  refreshToken: string,
): Promise<
  | { readonly ok: true; readonly pair: TokenPair }
  | { readonly ok: false; readonly reason: 'auth.invalid_grant'; readonly reused: Exchange | undefined }
> {
  const successor = makeSuccessor(deps.secrets, refreshToken)
  const exchange = await exchangeRefreshToken(deps.db, refreshToken, successor)
  if (exchange?.outcome !== 'exchanged') return { ok: false, reason: 'auth.invalid_grant', reused: exchange }
  return { ok: true, pair: tokenPairOf(successor, exchange.secondsLeft) }
}
