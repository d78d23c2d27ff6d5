import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { verifyTurns } from '../policy.ts'
import { verifyEmailBy } from '../queries/accounts.ts'
import { changeEmail } from './change-email.ts'
import { verifyCodeHash } from './send-verification.ts'

/**
 * Uses up a mailed link: it verifies the address of a registration, or makes it the new one. Source: product §4
 * "Account", docs/guarantees.md I-23
 */
export async function verifyEmail(
  deps: Deps,
  { code, address, requestId }: { readonly code: string; readonly address: string; readonly requestId: string },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'verification.failed' } | TooFast> {
  const turn = await takeAllTurns(deps.limits, verifyTurns(address))
  if (!turn.ok) return turn
  const memberId = await verifyEmailBy(deps.db, verifyCodeHash(deps.secrets, code))
  const isDone = memberId !== undefined || (await changeEmail(deps, code, requestId))
  return isDone ? { ok: true } : { ok: false, reason: 'verification.failed' }
}
