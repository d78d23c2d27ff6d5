import type { TokenPair } from '@koma/contract/auth.ts'
import type { Renewal, Tokens } from './api-client.ts'

/** The tokens of a browser while one request of it is answered. */
export interface HeldTokens extends Tokens {
  /** Takes the place of those before; undefined lets go of them. */
  keep(pair: TokenPair | undefined): void
  /** Whether the browser holds a session, alive or not. */
  areThere(): boolean
}

export interface TokenCookies {
  readonly access: string | undefined
  readonly refresh: string | undefined
  /** Has the answer set the cookies; seconds of the access token, and undefined for a pair that is let go of. */
  write(pair: TokenPair | undefined): void
}

/** Exchanges under way in this process by refresh token: two requests of a browser share one. */
const renewals = new Map<string, Promise<Renewal>>()

/** Holds what the cookies say, renews it at most once a request, and writes down what becomes of it. */
export function heldTokens({ write, ...cookies }: TokenCookies): HeldTokens {
  let { access, refresh } = cookies
  let renewal: Promise<Renewal> | undefined

  function keep(pair: TokenPair | undefined): void {
    access = pair?.access_token
    refresh = pair?.refresh_token
    write(pair)
  }

  return {
    keep,
    forget: () => keep(undefined),
    areThere: () => access !== undefined || refresh !== undefined,
    access: () => access,
    refresh: () => refresh,
    renew(exchange) {
      renewal ??= shared(refresh ?? '', exchange).then((result) => {
        if (result.ok) keep(result.data)
        else if (result.code === 'auth.invalid_grant') keep(undefined)
        return result
      })
      return renewal
    },
  }
}

function shared(refreshToken: string, exchange: (refreshToken: string) => Promise<Renewal>): Promise<Renewal> {
  const underWay = renewals.get(refreshToken)
  if (underWay) return underWay
  const renewal = exchange(refreshToken).finally(() => renewals.delete(refreshToken))
  renewals.set(refreshToken, renewal)
  return renewal
}
