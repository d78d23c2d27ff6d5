import type { TokenPair } from '@koma/contract/auth.ts'
import { randomToken } from '../../../platform/ids.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { PairTokens } from '../queries.ts'

/** A first pair: 256 random bits each. */
export function makePair(): PairTokens {
  return { accessToken: randomToken(), refreshToken: randomToken() }
}

/**
 * The pair that follows a refresh token, always the same one: whoever asks twice gets it twice, and no server has to
 * keep it readable. Nobody can work it out without the key. Decision: accounts
 */
export function makeSuccessor(secrets: Secrets, refreshToken: string): PairTokens {
  return {
    accessToken: secrets.sign('session', `access:${refreshToken}`).toString('base64url'),
    refreshToken: secrets.sign('session', `refresh:${refreshToken}`).toString('base64url'),
  }
}

/** The pair in the words of the wire; the access token opens doors for so many seconds. */
export const tokenPairOf = ({ accessToken, refreshToken }: PairTokens, secondsLeft: number): TokenPair => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  token_type: 'Bearer',
  expires_in: secondsLeft,
})
