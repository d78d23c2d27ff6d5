import type { VerifyIdentityAnswer } from '@koma/contract/recovery.ts'
import { maskedUsername } from '@koma/domain/masking.ts'
import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { verifyTurns } from '../policy.ts'
import { linkFacts } from '../queries/codes.ts'
import { contactOf, type Contact } from '../queries/contacts.ts'
import { hashLink } from './hash-code.ts'
import { memberOfLink } from './reset-password.ts'

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
  const resetting = await memberOfLink(deps.db, hashLink(deps.secrets, 'reset_by_mail', code))
  if (resetting) return identified('password_reset', resetting)
  const facts = await linkFacts(deps.db, 'change_email', hashLink(deps.secrets, 'change_email', code))
  const changing = facts && (await contactOf(deps.db, facts.memberId))
  return changing ? identified('email_change', changing) : { ok: false, reason: 'verification.failed' }
}

const identified = (purpose: VerifyIdentityAnswer['purpose'], { username }: Contact) =>
  ({ ok: true, identity: { purpose, username_masked: maskedUsername(username) } }) as const
