import { isAtLeast } from '@koma/domain/member-classes.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { presentNoticeMail } from '../present-mail.ts'
import { claimMembershipNotices, finishNotices, type MembershipNotice } from '../queries/notices.ts'
import { loyaltyOf } from '../queries/standing.ts'

const noticesAtOnce = 20

/** Turns what is to be told of memberships into mails in the member's language, each once; gives how many notices it saw. */
export async function writeMembershipNotices({
  db,
  outbox,
  config,
}: Pick<Deps, 'db' | 'outbox' | 'config'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const notices = await claimMembershipNotices(tx, noticesAtOnce)
    for (const notice of notices.filter(isWorthTelling)) {
      const { spent, threshold } = await loyaltyOf(tx, notice.memberId)
      const remaining = Math.max(0, threshold - spent)
      await outbox.write(tx, {
        channel: 'mail',
        to: notice.email,
        language: notice.language,
        ...mailPage(presentNoticeMail({ ...notice, remaining }, config.publicUrl)),
        dedupeKey: `mail:${notice.kind}:${notice.periodId}`,
      })
    }
    const ids = notices.map(({ id }) => id)
    if (ids.length > 0) await finishNotices(tx, ids)
    return notices.length
  })
}

/** Who has become a creator meanwhile is not written to about being loyal, nor anybody about an end that is over. */
function isWorthTelling({ periodClass, classNow, endsOn, today, kind }: MembershipNotice): boolean {
  if (kind === 'membership.withdrawn') return isAtLeast('loyal', classNow)
  return isAtLeast(periodClass, classNow) && endsOn >= today
}
