import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { addressKey } from '../../platform/client-address.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Turn } from '../../platform/turns.ts'

const hour = 3_600
const day = 24 * hour

/** Days that a list and the remarks on its lines are kept, and personal data of a record after it has moved. */
export const fileDaysKept = 7
export const linesDaysKept = 30
export const movedDaysKept = 90

/** The class of a record that comes along on a day: one that has ended stays behind. */
export const classThatComes = (
  record: { readonly class: MemberClass; readonly classEndsOn: string | null },
  today: TaipeiDate,
): MemberClass => (record.classEndsOn !== null && record.classEndsOn >= today ? record.class : 'general')

const limits = {
  codeOfAddress: { name: 'old_user.address', max: 60, seconds: hour },
  /** Whoever has no code finds none, however many addresses they ask from; this keeps the noise small. */
  wrongOfAddress: { name: 'old_user.wrong', max: 20, seconds: hour },
  askOfAddress: { name: 'old_user.ask.address', max: 20, seconds: hour },
  askOfEmail: { name: 'old_user.ask.email', max: 3, seconds: hour },
  askOfEmailDay: { name: 'old_user.ask.email_day', max: 6, seconds: day },
} as const satisfies Record<string, Limit>

/** Looking a code up. Source: docs/guarantees.md I-32 */
export function codeTurns(address: string): readonly Turn[] {
  return [{ limit: limits.codeOfAddress, key: addressKey(address) }]
}

/** A code that nobody was mailed; given back when it was a right one. Source: docs/guarantees.md I-32 */
export function wrongCodeTurns(address: string): readonly Turn[] {
  return [{ limit: limits.wrongOfAddress, key: addressKey(address) }]
}

/** Asking for a new link; the address stands hidden among the counters. */
export function askTurns(secrets: Secrets, email: string, address: string): readonly Turn[] {
  const key = secrets.sign('code', `limit:${email}`).toString('base64url')
  return [
    { limit: limits.askOfAddress, key: addressKey(address) },
    { limit: limits.askOfEmail, key },
    { limit: limits.askOfEmailDay, key },
  ]
}
