import type { Deps } from '../../../platform/deps.ts'
import { demoGatewayRefusal } from '../../../platform/demo-gateway.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { resetMailTurns, smsTurns } from '../policy.ts'
import { sendResetJob, type ResetRecipient } from './send-reset.ts'

/**
 * Takes down that somebody forgot the password. Whether anybody is known is looked up later, by a worker: the answer,
 * its length and its time are the same. Source: api.md "Session and member", docs/guarantees.md I-24
 */
export async function forgetPassword(
  deps: Deps,
  recipient: ResetRecipient,
  address: string,
): Promise<{ readonly ok: true } | TooFast> {
  const { channel, to } = recipient
  const refusal = channel === 'sms' ? demoGatewayRefusal(deps.config, to) : undefined
  if (refusal) return refusal
  const turns = channel === 'sms' ? smsTurns : resetMailTurns
  const turn = await takeAllTurns(deps.limits, turns(deps.secrets, to, address))
  if (!turn.ok) return turn
  await deps.jobs.send(deps.db, sendResetJob, { channel, to })
  return { ok: true }
}
