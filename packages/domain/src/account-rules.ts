import type { TaipeiDate } from './taipei-time.ts'

/** Characters of an account name: "more than 6", 32 at most. Source: product §5. Decision: accounts */
export const usernameLengthMin = 7
export const usernameLengthMax = 32

/** Characters of a password. Source: product §5 */
export const passwordLengthMin = 6
export const passwordLengthMax = 256

/** Days after which the member is reminded to change the password. Source: product §5, §9 */
export const passwordReminderDays = 90

/** The mailed link and the code by SMS. Source: product §5, §9. Decision: api.md, session and member */
export const emailLinkHoursValid = 24
export const smsCodeMinutesValid = 10
export const smsCodeDigits = 6
export const smsCodeTriesMax = 5
export const smsCodeHourMax = 5
export const smsCodePauseSeconds = 60

/** Characters of an e-mail address and of the part before the @ (RFC 5321 §4.5.3). */
export const emailLengthMax = 254
export const emailLocalLengthMax = 64

/** Digits of a mobile number with its country code (ITU-T E.164: 15 at most). */
export const mobileDigitsMin = 8
export const mobileDigitsMax = 15

/** Grapheme clusters ("characters" to a reader) of a name, and UTF-16 units so that no cluster is endless. */
export const nameLengthMax = 50
const nameUnitsMax = 500

/** Years of age under which a guardian must agree. Source: product §6, §9 */
export const guardianUnderYears = 20

const birthdayEarliest = '1900-01-01'

/** ASCII letters and digits, 7 to 32; unique without regard to case. Source: product §5. Decision: accounts */
export const isUsername = (text: string): boolean =>
  /^[A-Za-z0-9]+$/.test(text) && text.length >= usernameLengthMin && text.length <= usernameLengthMax

/** The form in which two account names are compared. */
export const canonicalUsername = (text: string): string => text.toLowerCase()

/**
 * 6 to 256 characters with at least a letter and a digit, of any script, and anything else besides. The 10,000
 * most common ones are refused by the server, which has the list. Source: product §5. Decision: accounts
 */
export function isPasswordAllowed(text: string): boolean {
  const characters = [...canonicalPassword(text)]
  return (
    characters.length >= passwordLengthMin &&
    characters.length <= passwordLengthMax &&
    /\p{L}/u.test(text) &&
    /\p{Nd}/u.test(text)
  )
}

/**
 * The form in which a password is hashed and compared: Unicode NFC, as RFC 8265 asks, so that the same keys
 * give the same password on every keyboard.
 */
export const canonicalPassword = (text: string): string => text.normalize('NFC')

/** Whether a password of that age, in whole days, is to be changed: over 90 days. Source: product §5 */
export const isPasswordOld = (ageDays: number): boolean => ageDays > passwordReminderDays

/** An address that mail can be sent to: a dot-atom before the @, an ASCII domain with a dot after it. Linear in the text. Source: product §5 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  return (
    text.length <= emailLengthMax &&
    local.length <= emailLocalLengthMax &&
    isDotAtom(local) &&
    isDomain(text.slice(at + 1)) &&
    !isNobodys(text)
  )
}

/** What stands where an account has no address: it was erased, or the address was freed. Decision: 0011, 0017 */
export const isNobodys = (email: string): boolean => /@(?:erased|released)\.invalid$/i.test(email)

/** The form in which two addresses are compared: nobody tells two people apart by the case of a letter. Decision: accounts */
export const canonicalEmail = (text: string): string => text.toLowerCase()

/**
 * One form for each number: '09xxxxxxxx' for Taiwan, with or without its code 886; of any other country its
 * code and number without prefix, 8 to 15 digits, never beginning with 0. Undefined for anything else, and for anything but ASCII digits.
 * Source: product §5 ('Enter numbers'). Decision: accounts
 */
export function canonicalMobile(text: string): string | undefined {
  const [, taiwan] = /^(?:8860?|0)(9\d{8})$/.exec(text) ?? []
  if (taiwan !== undefined) return `0${taiwan}`
  const isForeign = /^[1-9]\d*$/.test(text) && !text.startsWith('886')
  return isForeign && text.length >= mobileDigitsMin && text.length <= mobileDigitsMax ? text : undefined
}

/** The number from the form's country select ('886', '81', …) and what was typed beside it, with or without the leading 0. */
export const mobileWithCountry = (callingCode: string, typed: string): string | undefined =>
  /^[0-9]+$/.test(typed) ? canonicalMobile(callingCode + typed.replace(/^0/, '')) : undefined

/**
 * 1 to 50 characters, a letter or digit among them, without control characters and those that turn the text
 * direction. Private-use characters pass: Taiwan's household registers write rare names with them.
 */
export const isMemberName = (text: string): boolean =>
  text.length <= nameUnitsMax &&
  /[\p{L}\p{N}\p{Co}]/u.test(text) &&
  !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text) &&
  [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)].length <= nameLengthMax

/** Not before 1900 and, where the caller knows the day, not after `today`. Source: product §3 */
export const isPlausibleBirthday = (birthday: TaipeiDate, today?: TaipeiDate): boolean =>
  birthday >= birthdayEarliest && (today === undefined || birthday <= today)

/** Completed years of age. Who is born on 29 February gets a year older on 1 March when there is none (Civil Code §121). */
export function ageOn(birthday: TaipeiDate, today: TaipeiDate): number {
  const hadBirthday = today.slice(5) >= birthday.slice(5)
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/** Whether a guardian must agree: under 20 on that day. Source: product §6 */
export const needsGuardian = (birthday: TaipeiDate, today: TaipeiDate): boolean =>
  ageOn(birthday, today) < guardianUnderYears

const isDotAtom = (local: string): boolean =>
  local.split('.').every((atom) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(atom))

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return (
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && /^[A-Za-z0-9-]+$/.test(label) && !/^-|-$/.test(label)) &&
    /^([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i.test(labels.at(-1) ?? '')
  )
}
