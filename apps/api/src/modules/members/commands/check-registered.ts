import { canonicalEmail, canonicalMobile } from '@koma/domain/account-rules.ts'
import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { checkTurns } from '../policy.ts'
import { takenFields } from '../queries/accounts.ts'

export interface RegisteredQuestion {
  readonly username?: string | undefined
  readonly email?: string | undefined
  readonly mobile?: string | undefined
}

/** Whether the name, the address or the number is taken; rationed, because the answer is about somebody. */
export async function checkRegistered(
  deps: Deps,
  { username, email, mobile }: RegisteredQuestion,
  address: string,
): Promise<{ readonly ok: true; readonly registered: boolean } | TooFast> {
  const asked = {
    username: username?.trim() ?? null,
    email: email === undefined ? null : canonicalEmail(email.trim()),
    mobile: mobile === undefined ? null : (canonicalMobile(mobile.trim()) ?? null),
  }
  const value = (asked.username?.toLowerCase() ?? asked.email ?? asked.mobile) || ''
  const turn = await takeAllTurns(deps.limits, checkTurns(deps.secrets, value, address))
  if (!turn.ok) return turn
  return { ok: true, registered: (await takenFields(deps.db, asked)).length > 0 }
}
