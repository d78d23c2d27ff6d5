import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { passwordTurns } from '../policy.ts'
import { spendCode, tryCode } from '../queries/codes.ts'
import type { Contact } from '../queries/contacts.ts'
import type { FieldErrors } from './check-registration.ts'
import { hashCode } from './hash-code.ts'

/** What was typed to prove that it is the member; empty counts as absent. */
export interface TypedProof {
  readonly password: string | undefined
  readonly code: string | undefined
  /** The field of the password in this form. */
  readonly field: 'current_password' | 'old_password'
}

export type ProofRefusal =
  | { readonly ok: false; readonly reason: 'validation.failed'; readonly errors: FieldErrors }
  | TooFast

/** A proof that was right when it was looked at. */
export interface Proof {
  readonly ok: true
  /** Uses it up in the transaction of the change, which holds the member's row; false when it does not hold any more. */
  spend(tx: Tx, member: Contact): Promise<boolean>
}

/**
 * The current password or a fresh code: one of them is needed for every change of how the account is opened or reached.
 * Wrong ones are counted. Source: docs/guarantees.md I-29
 */
export async function proveMember(deps: Deps, member: Contact, typed: TypedProof): Promise<Proof | ProofRefusal> {
  if (typed.code) return byCode(deps, member, typed.code)
  // Who has no password is asked for the code.
  if (!typed.password) return invalid({ [member.passwordHash === null ? 'code' : typed.field]: ['field.required'] })
  const turns = passwordTurns(member.id)
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) return turn
  if (!(await deps.passwords.matches(member.passwordHash, typed.password))) {
    return invalid({ [typed.field]: ['field.password_wrong'] })
  }
  await giveBackAllTurns(deps.limits, turns)
  return { ok: true, spend: async (_, locked) => locked.passwordHash === member.passwordHash }
}

/** The refusal of a proof that was right a moment ago: somebody was faster. */
export const proofIsOver = (typed: TypedProof): ProofRefusal =>
  invalid(typed.code ? { code: ['field.sms_code'] } : { [typed.field]: ['field.password_wrong'] })

async function byCode(deps: Deps, { id }: Contact, code: string): Promise<Proof | ProofRefusal> {
  const hash = hashCode(deps.secrets, 'prove', id, code.trim())
  if (!(await tryCode(deps.db, 'prove', id, hash))) return invalid({ code: ['field.sms_code'] })
  return { ok: true, spend: async (tx) => (await spendCode(tx, 'prove', id, hash)) !== undefined }
}

function invalid(errors: FieldErrors): ProofRefusal {
  return { ok: false, reason: 'validation.failed', errors }
}
