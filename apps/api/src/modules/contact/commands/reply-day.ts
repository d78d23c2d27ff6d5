import { contactReplyWorkingDays, type ContactKind } from '@koma/domain/contact-rules.ts'
import { deletionContactWorkingDays } from '@koma/domain/deletion-states.ts'
import { taipeiDateOf, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { addWorkingDays } from '@koma/domain/working-days.ts'
import type { Deps } from '../../../platform/deps.ts'
import { workingCalendar } from '../../opening-hours/public.ts'

/** The last day on which a letter of today is answered, by Taiwan's working days. Source: product §9 */
export async function replyDay({ db, clock }: Pick<Deps, 'db' | 'clock'>, kind: ContactKind): Promise<TaipeiDate> {
  const days = kind === 'account_cancel' ? deletionContactWorkingDays : contactReplyWorkingDays
  return addWorkingDays(taipeiDateOf(await clock.now()), days, await workingCalendar(db))
}
