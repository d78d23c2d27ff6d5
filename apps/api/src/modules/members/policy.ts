import { canonicalEmail, smsCodeHourMax, smsCodePauseSeconds } from '@koma/domain/account-rules.ts'
import { addressKey } from '../../platform/client-address.ts'
import { isCommonPassword } from '../../platform/common-passwords.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Turn } from '../../platform/turns.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const limits = {
  smsPause: { name: 'sms.number.pause', max: 1, seconds: smsCodePauseSeconds },
  smsHour: { name: 'sms.number.hour', max: smsCodeHourMax, seconds: hour },
  smsDay: { name: 'sms.number.day', max: 10, seconds: day },
  smsOfAddress: { name: 'sms.address', max: 20, seconds: hour },
  mailPause: { name: 'reset_mail.pause', max: 1, seconds: minute },
  mailHour: { name: 'reset_mail.hour', max: 5, seconds: hour },
  mailDay: { name: 'reset_mail.day', max: 10, seconds: day },
  mailOfAddress: { name: 'reset_mail.address', max: 20, seconds: hour },
  resetOfAddress: { name: 'reset.address', max: 30, seconds: hour },
  emailHour: { name: 'change_email.hour', max: 5, seconds: hour },
  emailDay: { name: 'change_email.day', max: 10, seconds: day },
  checkOfAddress: { name: 'check.address', max: 20, seconds: hour },
  checkOfValue: { name: 'check.value', max: 5, seconds: hour },
  registerOfAddress: { name: 'register.address', max: 30, seconds: hour },
  verifyOfAddress: { name: 'verify.address', max: 60, seconds: hour },
  resendPause: { name: 'verify_mail.pause', max: 1, seconds: minute },
  resendHour: { name: 'verify_mail.hour', max: 5, seconds: hour },
  avatarOfMember: { name: 'avatar.hour', max: 20, seconds: hour },
  exportOfMember: { name: 'export.day', max: 5, seconds: day },
  passwordOfMember: { name: 'password.minutes', max: 5, seconds: 10 * minute },
  passwordOfMemberDay: { name: 'password.day', max: 20, seconds: day },
} as const satisfies Record<string, Limit>

/** What an SMS code takes. Source: api.md "Session and member", docs/guarantees.md I-21 */
export function smsTurns(secrets: Secrets, mobile: string, address: string): readonly Turn[] {
  const key = hidden(secrets, mobile)
  return [
    { limit: limits.smsPause, key },
    { limit: limits.smsOfAddress, key: addressKey(address) },
    { limit: limits.smsHour, key },
    { limit: limits.smsDay, key },
  ]
}

/** What a flood may cost in a day at most, a setting. Source: docs/guarantees.md I-21 */
export const smsInAllTurn = (dailyMax: number): Turn => ({
  limit: { name: 'sms.all', max: dailyMax, seconds: day },
  key: 'all',
})

/** What a mail to somebody who forgot the password takes, known or not. Source: docs/guarantees.md I-21, I-24 */
export function resetMailTurns(secrets: Secrets, email: string, address: string): readonly Turn[] {
  const key = hidden(secrets, email)
  return [
    { limit: limits.mailPause, key },
    { limit: limits.mailOfAddress, key: addressKey(address) },
    { limit: limits.mailHour, key },
    { limit: limits.mailDay, key },
  ]
}

/** Each try to set a forgotten password may cost a hash, and may be a guess. Source: docs/guarantees.md I-22 */
export function resetTurns(address: string): readonly Turn[] {
  return [{ limit: limits.resetOfAddress, key: addressKey(address) }]
}

/** Mails to an address that a member names. */
export function changeEmailTurns(secrets: Secrets, memberId: string, email: string): readonly Turn[] {
  const key = hidden(secrets, email)
  return [
    { limit: limits.emailHour, key: memberId },
    { limit: limits.emailDay, key: memberId },
    { limit: limits.mailHour, key },
    { limit: limits.mailDay, key },
  ]
}

/** Asking whether somebody is registered tells just that, so it is rationed. Source: OWASP ASVS 6.3.8 */
export function checkTurns(secrets: Secrets, value: string, address: string): readonly Turn[] {
  return [
    { limit: limits.checkOfAddress, key: addressKey(address) },
    { limit: limits.checkOfValue, key: hidden(secrets, value) },
  ]
}

/** Each registration may cost a password hash. */
export function registerTurns(address: string): readonly Turn[] {
  return [{ limit: limits.registerOfAddress, key: addressKey(address) }]
}

/** Opening mailed links. */
export function verifyTurns(address: string): readonly Turn[] {
  return [{ limit: limits.verifyOfAddress, key: addressKey(address) }]
}

/** Sending the verification mail again. */
export function resendTurns(memberId: string): readonly Turn[] {
  return [
    { limit: limits.resendPause, key: memberId },
    { limit: limits.resendHour, key: memberId },
  ]
}

/** A picture costs a decoder its time. */
export function avatarTurns(memberId: string): readonly Turn[] {
  return [{ limit: limits.avatarOfMember, key: memberId }]
}

/** Everything of a member in one file. */
export function exportTurns(memberId: string): readonly Turn[] {
  return [{ limit: limits.exportOfMember, key: memberId }]
}

/** Proving oneself by the password inside a session. */
export function passwordTurns(memberId: string): readonly Turn[] {
  return [
    { limit: limits.passwordOfMember, key: memberId },
    { limit: limits.passwordOfMemberDay, key: memberId },
  ]
}

/** Whether a password is common, or the member's own name or address. Decision: accounts */
export function isGuessable(
  password: string,
  { username, email, mobile }: { readonly username: string; readonly email: string; readonly mobile: string },
): boolean {
  const typed = password.normalize('NFC').toLowerCase()
  const address = canonicalEmail(email)
  const own = [username.toLowerCase(), address, address.slice(0, address.indexOf('@')), mobile]
  return isCommonPassword(password) || own.includes(typed)
}

/** Numbers, names and addresses of people do not stand readable among the counters. */
function hidden(secrets: Secrets, value: string): string {
  return secrets.sign('code', `limit:${value}`).toString('base64url')
}
