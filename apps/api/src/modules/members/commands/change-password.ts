import type { Deps } from '../../../platform/deps.ts'
import { isGuessable } from '../policy.ts'
import { contactOf, lockContact } from '../queries/contacts.ts'
import { applyPassword } from './apply-password.ts'
import { proofIsOver, proveMember, type ProofRefusal } from './prove-member.ts'

export interface PasswordChange {
  readonly memberId: string
  readonly oldPassword: string | undefined
  readonly code: string | undefined
  readonly password: string
  readonly requestId: string
}

/** A new password for a member who proves to be it; every session ends, this one too. Source: product §4 "Account" */
export async function changePassword(
  deps: Deps,
  { memberId, oldPassword, code, password, requestId }: PasswordChange,
): Promise<{ readonly ok: true } | ProofRefusal> {
  const known = (await contactOf(deps.db, memberId))!
  if (isGuessable(password, known)) {
    return { ok: false, reason: 'validation.failed', errors: { password: ['field.password_common'] } }
  }
  const typed = { password: oldPassword, code, field: 'old_password' } as const
  const proof = await proveMember(deps, known, typed)
  if (!proof.ok) return proof

  const hash = await deps.passwords.hash(password)
  return deps.db.transaction().execute(async (tx) => {
    const member = await lockContact(tx, memberId)
    if (!member || !(await proof.spend(tx, member))) return proofIsOver(typed)
    await applyPassword(deps, tx, member, { hash, action: 'member.change_password', requestId })
    return { ok: true }
  })
}
