import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockUnmovedOf, markMoved } from '../queries/moves.ts'
import { carryOver } from './carry-over.ts'

/**
 * Moves what a member left in the former system into the account that is to be deleted, as a merge with the mailed link
 * does: what they bought is settled with the rest, and nothing personal stays behind. Decision: 0021
 */
export const formerRecords = ({ clock }: Pick<Deps, 'clock'>) => ({
  async bringOver(tx: Tx, { memberId, requestId }: { readonly memberId: string; readonly requestId: string }) {
    const records = await lockUnmovedOf(tx, memberId)
    const now = await clock.now()
    for (const record of records) {
      await markMoved(tx, { id: record.id, memberId, merged: true })
      const carried = await carryOver(tx, record, memberId, now)
      await writeAudit(tx, {
        actor: { kind: 'system', name: 'leaving' },
        action: 'old_user.merge',
        subject: { kind: 'old_user', id: record.id },
        after: { member_id: memberId, ...carried },
        requestId,
      })
    }
    return records.length
  },
})
