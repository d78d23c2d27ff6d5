import type { RegisterRequest } from '@koma/contract/members.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { TooFast } from '../../../platform/turns.ts'
import { registerMember, type RegistrationRefusal } from '../../members/public.ts'
import { codeState, lockRecordByCode } from '../queries/codes.ts'
import { markMoved, verifyMailedAddress } from '../queries/moves.ts'
import { carryOver } from './carry-over.ts'
import { oldUserCodeHash } from './invite-old-user.ts'
import { findRecord, refusalOf, type CodeRefusal } from './open-record.ts'

/** The member that somebody of the former system has just become. */
export interface MovedMember {
  readonly id: string
  /** The class that came along; general where it had ended. */
  readonly class: MemberClass
  readonly now: Date
}

export interface MoveWish {
  readonly code: string
  readonly form: RegisterRequest
  readonly address: string
  readonly language: Language
  readonly requestId: string
  /** What else comes with the move, in its transaction; what it refuses ends all of it. */
  readonly also?: ((tx: Tx, member: MovedMember) => Promise<RegistrationRefusal | undefined>) | undefined
}

/**
 * A registration in which the record's points and class come along, all or nothing, and the code is used up: of a hundred
 * at once one moves. An address that the code was mailed to is verified by it. Source: api.md "Other",
 * docs/guarantees.md I-32
 */
export async function moveOldUser(
  deps: Deps,
  { code, form, address, language, requestId, also }: MoveWish,
): Promise<{ readonly ok: true; readonly id: string } | RegistrationRefusal | CodeRefusal | TooFast> {
  // Before the form is looked at: without a code nobody learns whether an SMS code was right.
  const found = await findRecord(deps, { code, address })
  if (!found.ok) return found
  const hash = oldUserCodeHash(deps.secrets, code)
  const now = await deps.clock.now()
  return registerMember<CodeRefusal | RegistrationRefusal>(
    deps,
    { ...form, type: 'general' },
    { address, language },
    {
      async finish(tx, member) {
        const record = await lockRecordByCode(tx, hash)
        const hasMoved = record && (await markMoved(tx, { id: record.id, memberId: member.id, merged: false }))
        // Somebody was faster.
        if (!hasMoved) return refusalOf(await codeState(tx, hash))
        await verifyMailedAddress(tx, member.id, record.email)
        const carried = await carryOver(tx, record, member.id, now)
        const refusal = await also?.(tx, { id: member.id, class: carried.class, now })
        if (refusal) return refusal
        await writeAudit(tx, {
          actor: { kind: 'member', id: member.id, name: 'member' },
          action: 'old_user.move',
          subject: { kind: 'old_user', id: record.id },
          after: { member_id: member.id, ...carried },
          requestId,
        })
        return undefined
      },
    },
  )
}
