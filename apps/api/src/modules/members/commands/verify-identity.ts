import type { VerifyIdentityAnswer } from '@koma/contract/recovery.ts'
import { maskedUsername } from '@koma/domain/masking.ts'
import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { verifyTurns } from '../policy.ts'
import { linkFacts } from '../queries/codes.ts'
import { contactOf } from '../queries/contacts.ts'
import { hashLink } from './hash-code.ts'

const purposes = [
  ['reset_by_mail', 'password_reset'],
  ['change_email', 'email_change'],
] as const

/** Tells what a mailed link is for and whose it is, without using it up. Source: api.md "Session and member" */
export async function verifyIdentity(
  deps: Deps,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<
  | { readonly ok: true; readonly identity: VerifyIdentityAnswer }
  | { readonly ok: false; readonly reason: 'verification.failed' }
  | TooFast
> {
  const turn = await takeAllTurns(deps.limits, verifyTurns(address))
  if (!turn.ok) return turn
  for (const [kept, purpose] of purposes) {
    const facts = await linkFacts(deps.db, kept, hashLink(deps.secrets, kept, code))
    const member = facts && (await contactOf(deps.db, facts.memberId))
    if (member) return { ok: true, identity: { purpose, username_masked: maskedUsername(member.username) } }
  }
  return { ok: false, reason: 'verification.failed' }
}
