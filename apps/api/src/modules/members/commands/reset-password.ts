import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { isGuessable, resetTurns } from '../policy.ts'
import { linkFacts, spendCode, spendLink, tryCode, type CodeFacts } from '../queries/codes.ts'
import { contactByVerified, contactOf, lockContact, type Contact } from '../queries/contacts.ts'
import { applyPassword } from './apply-password.ts'
import { hashCode, hashLink } from './hash-code.ts'

/** What proves that the account is theirs: the code at the number, or the link in the mailbox. */
export type ResetProof =
  | { readonly by: 'sms'; readonly mobile: string; readonly code: string }
  | { readonly by: 'mail'; readonly code: string }

export type ResetRefusal =
  | { readonly ok: false; readonly reason: 'wrong_code' }
  | { readonly ok: false; readonly reason: 'common' }
  | TooFast

/**
 * Sets a forgotten password. Of many who come with the same code at once one succeeds; a refused password leaves the
 * code alive. Source: product §2 "Forgot password", docs/guarantees.md I-20, I-23, docs/guarantees.md I-28
 */
export async function resetPassword(
  deps: Deps,
  proof: ResetProof,
  { password, address, requestId }: { readonly password: string; readonly address: string; readonly requestId: string },
): Promise<{ readonly ok: true; readonly memberId: string } | ResetRefusal> {
  const turn = await takeAllTurns(deps.limits, resetTurns(address))
  if (!turn.ok) return turn
  const known = await memberProvedBy(deps, proof)
  if (!known) return { ok: false, reason: 'wrong_code' }
  if (isGuessable(password, known)) return { ok: false, reason: 'common' }

  const hash = await deps.passwords.hash(password)
  return deps.db.transaction().execute(async (tx) => {
    const member = await lockContact(tx, known.id)
    const spent =
      proof.by === 'sms'
        ? await spendCode(tx, 'reset_by_sms', proof.mobile, codeHash(deps, proof))
        : await spendLink(tx, 'reset_by_mail', codeHash(deps, proof))
    if (!member || spent?.memberId !== member.id || !isStillTheirs(spent, member))
      return { ok: false, reason: 'wrong_code' }
    await applyPassword(deps, tx, member, { hash, action: 'member.reset_password', requestId })
    return { ok: true, memberId: member.id }
  })
}

/** A wrong SMS code costs one of its tries; the number must still be the one that it was sent to. */
async function memberProvedBy(deps: Deps, proof: ResetProof): Promise<Contact | undefined> {
  if (proof.by === 'sms') {
    const isRight = await tryCode(deps.db, 'reset_by_sms', proof.mobile, codeHash(deps, proof))
    return isRight ? contactByVerified(deps.db, { mobile: proof.mobile }) : undefined
  }
  return memberOfLink(deps.db, codeHash(deps, proof))
}

/**
 * Whom a mailed link lets set a new password, which looking does not use up: the address that it was mailed to must
 * still be theirs, or whoever reads the old mailbox could get in.
 */
export async function memberOfLink(db: Db, hash: Buffer): Promise<Contact | undefined> {
  const facts = await linkFacts(db, 'reset_by_mail', hash)
  const member = facts && (await contactOf(db, facts.memberId))
  return member && isStillTheirs(facts, member) ? member : undefined
}

/** Whether the number or the address that a code was sent to is the member's own today. */
const isStillTheirs = ({ target }: CodeFacts, { email, isEmailVerified, mobile, isMobileVerified }: Contact): boolean =>
  (target === email && isEmailVerified) || (target === mobile && isMobileVerified)

function codeHash({ secrets }: Deps, proof: ResetProof): Buffer {
  return proof.by === 'sms'
    ? hashCode(secrets, 'reset_by_sms', proof.mobile, proof.code)
    : hashLink(secrets, 'reset_by_mail', proof.code)
}
