import type { ErrorCode } from '@koma/contract/errors.ts'
import type { RenewalRequest } from '@koma/contract/membership.ts'
import { isDuringMembership, renewalReviewWorkingDays, renewedBy } from '@koma/domain/membership-renewal.ts'
import { taipeiDate } from '@koma/domain/taipei-time.ts'
import { addWorkingDays } from '@koma/domain/working-days.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { beginReview } from '../../members/public.ts'
import { workingCalendar } from '../../opening-hours/public.ts'
import { statusOf } from '../policy.ts'
import { insertRenewal } from '../queries/renewals.ts'
import { lockedStandingOf } from '../queries/standing.ts'

export type RenewalRefusal =
  | { readonly ok: false; readonly reason: Extract<ErrorCode, 'membership.not_extendable'> }
  | { readonly ok: false; readonly reason: 'published_outside' }

/**
 * A creator asks to go on and shows a commercial publication of the time of this membership; staff review it within 7
 * working days, and until then the membership is under review. Source: product §4 "Creator renewal", §9 "Review"
 */
export async function askRenewal(
  deps: Pick<Deps, 'settings'>,
  tx: Tx,
  caller: MemberCaller,
  wish: RenewalRequest & { readonly requestId: string },
): Promise<{ readonly ok: true; readonly id: string; readonly reviewBy: string } | RenewalRefusal> {
  const standing = await lockedStandingOf(tx, caller.id)
  const { numbers } = await deps.settings.at(tx, caller.now)
  const { status } = statusOf(standing, {
    isActivated: caller.activated,
    extendableDays: numbers['membership.extendable_days'],
  })
  const { startedOn, endsOn } = standing
  if (status !== 'extendable' || renewedBy(standing.memberClass) !== 'renewal' || !startedOn || !endsOn)
    return { ok: false, reason: 'membership.not_extendable' }
  const today = taipeiDate(standing.today)
  if (!isDuringMembership(taipeiDate(wish.published_on), taipeiDate(startedOn), today))
    return { ok: false, reason: 'published_outside' }

  const id = uuid7()
  const reviewBy = addWorkingDays(today, renewalReviewWorkingDays, await workingCalendar(tx))
  const { title, publisher, published_on: publishedOn, url = null, isbn = null, note = null } = wish
  const evidence = { title, publisher, publishedOn, url, isbn, note }
  if (!(await insertRenewal(tx, { id, memberId: caller.id, startedOn, endsOn, reviewBy, ...evidence })))
    return { ok: false, reason: 'membership.not_extendable' }
  await beginReview(tx, caller.id)
  await writeAudit(tx, {
    actor: { kind: 'member', id: caller.id, name: 'member' },
    action: 'membership.ask_renewal',
    subject: { kind: 'member', id: caller.id },
    before: null,
    after: { renewal: id, published_on: publishedOn, ends_on: endsOn },
    requestId: wish.requestId,
  })
  return { ok: true, id, reviewBy }
}
