import { creatorStatusAfter } from '@koma/domain/creator-application.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { endReview } from '../../members/public.ts'
import { applicationById } from '../queries/applications.ts'
import { writeMove } from '../queries/writing.ts'

export type WithdrawRefusal = { readonly ok: false; readonly reason: 'record.not_found' | 'creator.state' }

/** The member takes back what is under review or returned; they may apply anew at once. */
export async function withdrawApplication(
  db: Db,
  member: MemberCaller,
  { id, requestId }: { readonly id: string; readonly requestId: string },
): Promise<{ readonly ok: true } | WithdrawRefusal> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id)
    const application = await applicationById(tx, id)
    if (application?.memberId !== member.id || application.status === 'draft')
      return { ok: false, reason: 'record.not_found' }
    if (creatorStatusAfter(application.status, 'withdraw', 'member') === undefined)
      return { ok: false, reason: 'creator.state' }
    const { comments } = application
    await writeMove(tx, { id, status: 'withdrawn', reason: null, comments, staffId: null })
    if (application.status === 'under_review') await endReview(tx, member.id, application.membershipBefore)
    await writeAudit(tx, {
      actor: { kind: 'member', id: member.id, name: 'member' },
      action: 'creators.withdraw',
      subject: { kind: 'creator_application', id },
      before: { number: application.number, status: application.status },
      after: { number: application.number, status: 'withdrawn' },
      requestId,
    })
    return { ok: true }
  })
}
