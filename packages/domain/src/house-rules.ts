import {
  guardianUnderYears,
  passwordLengthMin,
  passwordReminderDays,
  smsCodeMinutesValid,
  usernameLengthMin,
} from './account-rules.ts'
import { bookingSpanDaysMax } from './rent-rules.ts'
import { spaceAheadWorkingDays } from './space-rules.ts'

/** Fees of the house in NT$, and percentages of a fee. Source: product §9 */
export const houseFees = {
  overtime_hour: 2_000,
  work_permit_reissue: 100,
  access_card_reissue: 500,
  misuse_fine: 3_000,
  space_deposit_percent: 50,
  space_late_cancel_percent: 50,
  space_discount_percent: 50,
} as const

/** Limits and periods of the house that no setting changes; each name says its unit. Source: product §5, §9 */
export const houseLimits = {
  username_characters_min: usernameLengthMin,
  password_characters_min: passwordLengthMin,
  password_reminder_days: passwordReminderDays,
  guardian_under_years: guardianUnderYears,
  sms_code_minutes: smsCodeMinutesValid,
  pdf_megabytes: 6,
  profile_characters: 300,
  booking_span_days: bookingSpanDaysMax,
  creator_eligibility_years: 3,
  review_working_days_min: 5,
  review_working_days_max: 7,
  space_ahead_working_days: spaceAheadWorkingDays,
  space_extension_working_days: 14,
  space_lease_days: 30,
  space_deposit_working_days: 3,
  space_cancel_working_days: 7,
  consultation_cancel_days: 2,
  consultation_minutes: 20,
  consultation_contact_working_days: 7,
  contact_reply_working_days: 5,
  deletion_working_days_min: 5,
  deletion_working_days_max: 7,
  belongings_days: 30,
  breach_correction_days: 5,
} as const
