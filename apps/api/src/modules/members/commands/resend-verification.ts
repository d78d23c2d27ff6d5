import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { resendTurns } from '../policy.ts'
import { unverifiedEmail } from '../queries/accounts.ts'
import { sendVerification } from './send-verification.ts'

/** Sends the verification mail again; there is nothing to send when the address is verified. */
export async function resendVerification(deps: Deps, memberId: string): Promise<{ readonly ok: true } | TooFast> {
  const turn = await takeAllTurns(deps.limits, resendTurns(memberId))
  if (!turn.ok) return turn
  await deps.db.transaction().execute(async (tx) => {
    const open = await unverifiedEmail(tx, memberId)
    if (open) await sendVerification(deps, tx, { memberId, email: open.email, language: open.locale })
  })
  return { ok: true }
}
