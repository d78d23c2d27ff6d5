import type { MemberDeletion, StaffDeletion } from '@koma/contract/deletion.ts'
import { deletionActionsOf, deletionPermissions } from '@koma/domain/deletion-states.ts'
import type { Language } from '@koma/domain/languages.ts'
import { roleMay } from '@koma/domain/staff-roles.ts'
import { formatTaipeiDateTime, taipeiDate, taipeiDateOf, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { isWorkingDay, workingDaysBetween, type HolidayCalendar } from '@koma/domain/working-days.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import type { StaffCaller } from '../../platform/callers.ts'
import { mailPage } from '../../platform/mail-page.ts'
import type { OwnDeletionRow } from './queries/deletion.ts'
import type { StaffDeletionRow } from './queries/staff-deletions.ts'

/** The request as its member sees it. */
export function presentOwnDeletion(row: OwnDeletionRow, now: Date, calendar: HolidayCalendar): MemberDeletion {
  return {
    status: row.status,
    requested_at: formatTaipeiDateTime(row.requestedAt),
    contact_by: row.contactBy,
    working_days_left: workingDaysLeft(row.contactBy, now, calendar),
    settlement: row.settlement,
    settled_points: row.settledPoints,
  }
}

/** The request as staff work on it, with what this member of staff may do. */
export function presentDeletion(row: StaffDeletionRow, staff: StaffCaller, calendar: HolidayCalendar): StaffDeletion {
  const { id, memberId, name, username, email, mobile } = row
  return {
    id,
    status: row.status,
    member: row.isErased ? null : { id: memberId, name, username, email, mobile },
    requested_at: formatTaipeiDateTime(row.requestedAt),
    contact_by: row.contactBy,
    working_days_left: workingDaysLeft(row.contactBy, staff.now, calendar),
    is_late: row.status === 'requested' && taipeiDateOf(staff.now) > row.contactBy,
    purchased_points: row.purchasedPoints,
    reward_points: row.rewardPoints,
    live_bookings: row.liveBookings,
    bookings: [...row.bookings],
    contacted_at: at(row.contactedAt),
    contacted_by: row.contactedBy,
    settlement: row.settlement,
    settled_points: row.settledPoints,
    settlement_reference: row.settlementReference,
    settled_at: at(row.settledAt),
    settled_by: row.settledBy,
    closed_at: at(row.closedAt),
    erased_by: row.erasedBy,
    actions: deletionActionsOf(row.status).filter((action) => roleMay(staff.role, deletionPermissions[action])),
    version: row.version,
  }
}

/** The mail that tells by when staff will call, and how to keep the account. */
export function presentDeletionMail(publicUrl: string, language: Language, contactBy: TaipeiDate) {
  const text = mailText(language)
  const back = encodeURIComponent(`/${language}/account_cancel`)
  return mailPage({
    language,
    subject: text('mail.deletion_subject'),
    sound: text('mail.deletion_sound'),
    title: text('mail.deletion_title'),
    paragraphs: [
      text('mail.deletion_text', { date: contactBy }),
      text('mail.deletion_signed_out'),
      text('mail.deletion_undo'),
    ],
    button: { label: text('mail.deletion_button'), href: `${publicUrl}/${language}/sign?back=${back}` },
    notes: [text('mail.deletion_ignore')],
  })
}

/** From tomorrow to the day itself; 0 on that day and after it. */
function workingDaysLeft(contactBy: string, now: Date, calendar: HolidayCalendar): number {
  const [today, last] = [taipeiDateOf(now), taipeiDate(contactBy)]
  if (today >= last) return 0
  return workingDaysBetween(today, last, calendar) + Number(isWorkingDay(last, calendar))
}

const at = (instant: Date | null): string | null => (instant === null ? null : formatTaipeiDateTime(instant))
