import {
  canonicalEmail,
  canonicalMobile,
  isEmailAddress,
  isMemberName,
  isPlausibleBirthday,
  isUsername,
} from './account-rules.ts'
import { isLanguage, type Language } from './languages.ts'
import type { MemberClass } from './member-classes.ts'
import { readClass, readDay, readGender, readPoints, type Read } from './old-user-cells.ts'
import type { OldUserField } from './old-users.ts'
import type { TaipeiDate } from './taipei-time.ts'

/** A record of the former system as it is kept. */
export interface OldUserRecord {
  readonly oldId: string
  readonly name: string
  /** In its canonical form. */
  readonly email: string
  readonly mobile: string | null
  readonly username: string | null
  readonly gender: 'male' | 'female' | 'other' | null
  readonly birthday: TaipeiDate | null
  readonly city: string | null
  readonly district: string | null
  readonly job: string | null
  readonly locale: Language
  readonly joinedOn: TaipeiDate | null
  readonly class: MemberClass
  readonly classStartedOn: TaipeiDate | null
  readonly classEndsOn: TaipeiDate | null
  readonly purchasedPoints: number
  readonly rewardPoints: number
  readonly rewardExpiresOn: TaipeiDate | null
  /** Null for who was no creator. */
  readonly creator: Readonly<Record<string, string>> | null
}

/** Something about a cell that staff must know. */
export interface RowProblem {
  readonly field: OldUserField
  /** A key of the messages `oldUserReport`. */
  readonly reason: RowReason
  readonly value: string
}

export type RowReason =
  | 'required'
  | 'too_long'
  | 'email'
  | 'mobile'
  | 'username'
  | 'name'
  | 'gender'
  | 'date'
  | 'birthday'
  | 'place'
  | 'job'
  | 'class'
  | 'class_ends'
  | 'class_order'
  | 'points'

/** The lists of the centre by every name that they go by, in any case and spelling of 臺 and 台. */
export interface Places {
  city(name: string): string | undefined
  district(cityId: string, name: string): string | undefined
  job(name: string): string | undefined
}

export type ReadRow =
  | { readonly ok: true; readonly record: OldUserRecord; readonly noted: readonly RowProblem[] }
  | { readonly ok: false; readonly oldId: string; readonly refused: readonly RowProblem[] }

/** What identifies, and what is worth money or rights, must be right, else the row is refused; anything else is left empty and noted. */
export function readOldUser(cell: (field: OldUserField) => string, places: Places, today: TaipeiDate): ReadRow {
  const refused: RowProblem[] = []
  const noted: RowProblem[] = []
  const must = <Value>(field: OldUserField, read: Read<Value>) => take(refused, field, read)
  const may = <Value>(field: OldUserField, read: Read<Value>) => take(noted, field, read)

  const oldId = must('old_id', required(cell('old_id'), isShort(64), 'too_long')) ?? ''
  const name = must('name', required(cell('name'), isMemberName, 'name')) ?? ''
  const email = must('email', required(cell('email'), isEmailAddress, 'email')) ?? ''
  const money = readMoney(cell, must)
  const membership = readMembership(cell, must)
  if (refused.length > 0) return { ok: false, oldId, refused }
  const person = readPerson(cell, may, places, today)
  const creator = readCreator(cell, membership.class, may)
  const record = { oldId, name, email: canonicalEmail(email), ...money, ...membership, ...person, creator }
  return { ok: true, record, noted }
}

type Take = <Value>(field: OldUserField, read: Read<Value>) => Value | null

/** The value of a cell; a cell that is no value adds to the problems and is null, as an empty one is. */
function take<Value>(problems: RowProblem[], field: OldUserField, read: Read<Value>): Value | null {
  if (read.ok) return read.value
  problems.push({ field, reason: read.reason as RowReason, value: read.text.slice(0, 200) })
  return null
}

function required(text: string, isRight: (text: string) => boolean, reason: RowReason): Read<string> {
  if (text === '') return { ok: false, reason: 'required', text }
  return isRight(text) ? { ok: true, value: text } : { ok: false, reason, text }
}

function optional(text: string, isRight: (text: string) => boolean, reason: RowReason): Read<string | null> {
  if (text === '' || isRight(text)) return { ok: true, value: text || null }
  return { ok: false, reason, text }
}

const isShort = (lengthMax: number) => (text: string) => text.length <= lengthMax

function readMoney(cell: (field: OldUserField) => string, must: Take) {
  return {
    purchasedPoints: must('purchased_points', readPoints(cell('purchased_points'))) ?? 0,
    rewardPoints: must('reward_points', readPoints(cell('reward_points'))) ?? 0,
    rewardExpiresOn: must('reward_expires_on', readDay(cell('reward_expires_on'))),
  }
}

/** A class above general has a last day, or nobody could say whether it still counts. */
function readMembership(cell: (field: OldUserField) => string, must: Take) {
  const memberClass = must('class', readClass(cell('class'))) ?? 'general'
  const startedOn = must('class_started_on', readDay(cell('class_started_on')))
  const endsOn = must('class_ends_on', readDay(cell('class_ends_on')))
  if (memberClass === 'general') return { class: memberClass, classStartedOn: null, classEndsOn: null }
  if (endsOn === null) must('class_ends_on', { ok: false, reason: 'class_ends', text: cell('class_ends_on') })
  if (startedOn !== null && endsOn !== null && startedOn > endsOn)
    must('class_started_on', { ok: false, reason: 'class_order', text: cell('class_started_on') })
  return { class: memberClass, classStartedOn: startedOn, classEndsOn: endsOn }
}

function readPerson(cell: (field: OldUserField) => string, may: Take, places: Places, today: TaipeiDate) {
  const birthday = may('birthday', readDay(cell('birthday')))
  const isPlausible = birthday === null || isPlausibleBirthday(birthday, today)
  if (!isPlausible) may('birthday', { ok: false, reason: 'birthday', text: cell('birthday') })
  const locale = cell('locale').slice(0, 2).toLowerCase()
  return {
    mobile: may('mobile', readMobile(cell('mobile'))),
    username: may('username', optional(cell('username'), isUsername, 'username')),
    gender: may('gender', readGender(cell('gender'))),
    birthday: isPlausible ? birthday : null,
    ...readPlace(cell, may, places),
    job: may('job', named(cell('job'), places.job, 'job')),
    locale: isLanguage(locale) ? locale : 'zh',
    joinedOn: may('joined_on', readDay(cell('joined_on'))),
  } as const
}

/** Spreadsheets take the leading 0 of 0912345678 for nothing. */
function readMobile(text: string): Read<string | null> {
  const digits = text.normalize('NFKC').replace(/[\s()+.-]/g, '')
  if (digits === '') return { ok: true, value: null }
  const mobile = canonicalMobile(/^9\d{8}$/.test(digits) ? `0${digits}` : digits)
  return mobile === undefined ? { ok: false, reason: 'mobile', text } : { ok: true, value: mobile }
}

function readPlace(cell: (field: OldUserField) => string, may: Take, places: Places) {
  const city = may('addr_city', named(cell('addr_city'), places.city, 'place'))
  if (city === null) return { city: null, district: null }
  const district = may(
    'addr_district',
    named(cell('addr_district'), (name) => places.district(city, name), 'place'),
  )
  return { city, district }
}

function named(text: string, idOf: (name: string) => string | undefined, reason: RowReason): Read<string | null> {
  const id = text === '' ? null : idOf(text)
  return id === undefined ? { ok: false, reason, text } : { ok: true, value: id }
}

const creatorFields = [
  'pen_name',
  'name_en',
  'industries',
  'citizenship',
  'nationality',
  'postal_code',
  'address',
  'village',
  'website_url',
  'social_url',
  'profile_zh',
  'profile_en',
] as const satisfies readonly OldUserField[]

const creatorTextLengthMax = 2_000

/** The words of the former profile, to be looked over and mended by their owner; null for who was no creator. */
function readCreator(cell: (field: OldUserField) => string, memberClass: MemberClass, may: Take) {
  const isCreator = memberClass === 'creator' || memberClass === 'associate_creator'
  if (!isCreator && cell('pen_name') === '') return null
  const texts = creatorFields.map(
    (field) => [field, may(field, optional(cell(field), isShort(creatorTextLengthMax), 'too_long'))] as const,
  )
  return Object.fromEntries(texts.filter((pair): pair is [(typeof pair)[0], string] => pair[1] !== null))
}
