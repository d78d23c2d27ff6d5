import type { Language } from '@koma/domain/languages.ts'
import type { HouseSettings } from '@koma/domain/house-settings.ts'
import { canCancelUntil } from '@koma/domain/rent-rules.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { rentMailText } from '@koma/i18n/rent-mail-text.ts'
import { grouped } from '@koma/i18n/grouped.ts'
import type { MailContent } from '../../platform/mail-page.ts'
import { checkInUrl } from './present-check-in.ts'
import type { RentNotice } from './queries/notices.ts'
import type { RentRow } from './queries/rents.ts'

/** The mail that confirms a booking or its cancellation, in the member's language. */
export function presentMail(
  { kind, language }: Pick<RentNotice, 'kind' | 'language'>,
  rent: RentRow,
  { numbers }: HouseSettings,
  publicUrl: string,
): MailContent {
  return kind === 'rent.booked' ? booked(language, rent, numbers, publicUrl) : cancelled(language, rent, publicUrl)
}

function booked(language: Language, rent: RentRow, numbers: HouseSettings['numbers'], publicUrl: string): MailContent {
  const text = rentMailText(language)
  return {
    language,
    subject: text('rentMail.booked_subject', { number: rent.number }),
    sound: text('rentMail.booked_sound'),
    title: text('rentMail.booked_title'),
    paragraphs: [
      text('rentMail.booked_text', { device: nameOf(rent, language), seat: rent.seat.name }),
      text('rentMail.booked_time', { from: minute(rent.startsAt), to: minute(rent.endsAt) }),
      text('rentMail.booked_points', { points: grouped(rent.points) }),
    ],
    ...codeOf(language, rent, publicUrl),
    button: { label: text('rentMail.booked_button'), href: `${publicUrl}/${language}/member/rent` },
    notes: [
      text('rentMail.booked_arrive', { minutes: numbers['rent.not_arrived_minutes'] }),
      text('rentMail.booked_cancel', { until: minute(canCancelUntil(rent.startsAt, numbers['rent.cancel_hours'])) }),
    ],
  }
}

/** The code for the desk; a booking that has meanwhile ended needs none. */
function codeOf(language: Language, rent: RentRow, publicUrl: string): Pick<MailContent, 'code'> {
  const content = checkInUrl(rent, publicUrl)
  if (!content) return {}
  return { code: { content, label: rentMailText(language)('rentMail.booked_code', { number: rent.number }) } }
}

function cancelled(language: Language, rent: RentRow, publicUrl: string): MailContent {
  const text = rentMailText(language)
  return {
    language,
    subject: text('rentMail.cancelled_subject', { number: rent.number }),
    sound: text('rentMail.cancelled_sound'),
    title: text('rentMail.cancelled_title'),
    paragraphs: [
      text('rentMail.cancelled_text', {
        device: nameOf(rent, language),
        from: minute(rent.startsAt),
        to: minute(rent.endsAt),
      }),
      text('rentMail.cancelled_points', { points: grouped(rent.points) }),
    ],
    button: { label: text('rentMail.cancelled_button'), href: `${publicUrl}/${language}/member/points` },
    notes: [],
  }
}

function nameOf({ device }: RentRow, language: Language): string {
  return device[`name_${language}`] ?? device.name_zh
}

/** `YYYY-MM-DD HH:mm`, Asia/Taipei: read alike in all three languages. */
function minute(instant: Date): string {
  return formatTaipeiDateTime(instant).slice(0, 16)
}
