import { writeAudit } from '../../../platform/audit.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { TooFast } from '../../../platform/turns.ts'
import { codeState, lockRecordByCode } from '../queries/codes.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { markMoved } from '../queries/moves.ts'
import { carryOver, type CarriedOver } from './carry-over.ts'
import { oldUserCodeHash } from './invite-old-user.ts'
import { rationed, refusalOf, type CodeRefusal } from './open-record.ts'

export interface MergeWish {
  readonly code: string
  readonly address: string
  readonly requestId: string
}

export interface MergedRecord {
  readonly ok: true
  readonly carried: CarriedOver
}

/**
 * The record goes into the account of whoever is signed in: the session proves the account, the code proves the record.
 * Points and class come along once; of two at the same time one finds the code used. Source: docs/guarantees.md I-32
 */
export async function mergeOldUser(
  deps: Deps,
  member: MemberCaller,
  { code, address, requestId }: MergeWish,
): Promise<MergedRecord | CodeRefusal | TooFast> {
  const hash = oldUserCodeHash(deps.secrets, code)
  return rationed<MergedRecord | CodeRefusal>(deps, { code, address }, () =>
    deps.db.transaction().execute(async (tx) => {
      await lockMember(tx, member.id)
      const record = await lockRecordByCode(tx, hash)
      if (!record || !(await markMoved(tx, { id: record.id, memberId: member.id, merged: true }))) {
        const answer = refusalOf(await codeState(tx, hash))
        return { isRight: answer.reason !== 'record.not_found', answer }
      }
      const carried = await carryOver(tx, record, member.id, member.now)
      await writeAudit(tx, {
        actor: { kind: 'member', id: member.id, name: 'member' },
        action: 'old_user.merge',
        subject: { kind: 'old_user', id: record.id },
        after: { member_id: member.id, ...carried },
        requestId,
      })
      return { isRight: true, answer: { ok: true, carried } }
    }),
  )
}
