import { isMemberClass, type MemberClass } from './member-classes.ts'
import { oldUserPointsMax } from './old-users.ts'
import { parseTaipeiDate, type TaipeiDate } from './taipei-time.ts'

/** What a cell of a list says, or why it says nothing. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string; readonly text: string }

/** Years of the Republic of China count from 1911. */
const rocYearZero = 1911

/**
 * A day as spreadsheets of Taiwan write it: 2026-03-14, 2026/3/14, 2026.3.14, 20260314, 民國115年3月14日, each also with a
 * time behind it. Null for an empty cell.
 */
export function readDay(text: string): Read<TaipeiDate | null> {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return { ok: true, value: null }
  const western = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d{2})(\d{2})|年(\d{1,2})月(\d{1,2})日)(?:[ T]\S.*)?$/.exec(
    plain,
  )
  const roc = /^(?:中華)?民國\s*(\d{1,3})(?:年\s*|[-/.])(\d{1,2})(?:月\s*|[-/.])(\d{1,2})日?$/.exec(plain)
  const [year, month, day] = roc
    ? [Number(roc[1]) + rocYearZero, roc[2], roc[3]]
    : [Number(western?.[1]), western?.[2] ?? western?.[4] ?? western?.[6], western?.[3] ?? western?.[5] ?? western?.[7]]
  const date = parseTaipeiDate(`${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`)
  return date === undefined ? { ok: false, reason: 'date', text } : { ok: true, value: date }
}

/** A whole number of points, with or without separators of thousands. Null for an empty cell. */
export function readPoints(text: string): Read<number | null> {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return { ok: true, value: null }
  const isNumber = /^(\d{1,9}|\d{1,3}(,\d{3})+)(\.0+)?$/.test(plain)
  const points = isNumber ? Number(plain.replaceAll(',', '')) : Number.NaN
  return points <= oldUserPointsMax ? { ok: true, value: points } : { ok: false, reason: 'points', text }
}

/** A class by its name in any of our languages. Null for an empty cell. */
export function readClass(text: string): Read<MemberClass | null> {
  const plain = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  if (plain === '') return { ok: true, value: null }
  const found = isMemberClass(plain) ? plain : classNames.get(plain)
  return found ? { ok: true, value: found } : { ok: false, reason: 'class', text }
}

/** A gender in any of our languages. Null for an empty cell. */
export function readGender(text: string): Read<'male' | 'female' | 'other' | null> {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  if (plain === '') return { ok: true, value: null }
  const found = genderNames.get(plain)
  return found ? { ok: true, value: found } : { ok: false, reason: 'gender', text }
}

const classNames: ReadonlyMap<string, MemberClass> = new Map([
  ['一般會員', 'general'],
  ['一般', 'general'],
  ['普通會員', 'general'],
  ['一般会員', 'general'],
  ['忠誠會員', 'loyal'],
  ['忠誠', 'loyal'],
  ['ロイヤル会員', 'loyal'],
  ['準創作者', 'associate_creator'],
  ['准創作者', 'associate_creator'],
  ['準クリエイター', 'associate_creator'],
  ['創作者', 'creator'],
  ['クリエイター', 'creator'],
])

const genderNames: ReadonlyMap<string, 'male' | 'female' | 'other'> = new Map([
  ['男', 'male'],
  ['男性', 'male'],
  ['m', 'male'],
  ['male', 'male'],
  ['女', 'female'],
  ['女性', 'female'],
  ['f', 'female'],
  ['female', 'female'],
  ['其他', 'other'],
  ['その他', 'other'],
  ['other', 'other'],
  ['x', 'other'],
])
