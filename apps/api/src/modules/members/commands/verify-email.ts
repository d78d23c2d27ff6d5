import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { verifyTurns } from '../policy.ts'
import { verifyEmailBy } from '../queries/accounts.ts'
import { verifyCodeHash } from './send-verification.ts'

/** Uses up a mailed link and verifies its address. Source: product §4 "Account", reliability I-23 */
export async function verifyEmail(
  deps: Deps,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'verification.failed' } | TooFast> {
  const turn = await takeAllTurns(deps.limits, verifyTurns(address))
  if (!turn.ok) return turn
  const memberId = await verifyEmailBy(deps.db, verifyCodeHash(deps.secrets, code))
  return memberId === undefined ? { ok: false, reason: 'verification.failed' } : { ok: true }
}
