import type { TokenPair } from '@koma/contract/auth.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  isClientEnabled,
  lockCode,
  noteConsentUse,
  spendCode,
  type AuthorizationCodeRow,
} from '../queries/authorization-codes.ts'
import { endFamily } from '../queries/ending.ts'
import { matchVerifier } from './match-verifier.ts'
import { openSession, type SignInPlace } from './open-session.ts'

export interface CodeExchange {
  readonly code: string
  readonly verifier: string
  readonly redirectAddress: string
  /** Undefined where the app leaves it out: the code is bound to its app all the same. */
  readonly clientId: string | undefined
}

export type CodeRefusal = {
  readonly ok: false
  readonly reason: 'auth.invalid_grant'
  /** Somebody came with a code that had been used: the family that it gave has been ended. */
  readonly reused: { readonly memberId: string } | undefined
}

/**
 * The tokens for a code of an app, once: whatever is wrong with the exchange uses the code up, and a second use ends what
 * the first one gave. Source: RFC 6749 §4.1.3, §10.5, RFC 7636 §4.6
 */
export async function redeemCode(
  deps: Deps,
  exchange: CodeExchange,
  place: SignInPlace,
): Promise<{ readonly ok: true; readonly memberId: string; readonly pair: TokenPair } | CodeRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockCode(tx, exchange.code)
    if (!row) return refused()
    if (row.isUsed) {
      if (row.sessionId !== null) await endFamily(tx, row.sessionId)
      return refused({ memberId: row.memberId })
    }
    const session = fits(row, exchange) ? await sessionFor(deps, tx, row, place) : undefined
    await spendCode(tx, exchange.code, session?.sessionId ?? null)
    return session ? { ok: true, memberId: row.memberId, pair: session.pair } : refused()
  })
}

function fits(row: AuthorizationCodeRow, { verifier, redirectAddress, clientId }: CodeExchange): boolean {
  const isItsClient = clientId === undefined || clientId === row.clientId
  return (
    row.isAlive && isItsClient && row.redirectAddress === redirectAddress && matchVerifier(verifier, row.codeChallenge)
  )
}

async function sessionFor(deps: Deps, tx: Tx, { clientId, memberId }: AuthorizationCodeRow, place: SignInPlace) {
  if (!(await isClientEnabled(tx, clientId)) || !(await noteConsentUse(tx, memberId, clientId))) return undefined
  return openSession(deps, tx, { memberId, clientId }, place)
}

const refused = (reused?: CodeRefusal['reused']): CodeRefusal => ({ ok: false, reason: 'auth.invalid_grant', reused })
