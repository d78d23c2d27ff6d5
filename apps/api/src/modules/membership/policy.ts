import { extendableFrom, membershipStatusOn, type MembershipStatus } from '@koma/domain/membership-status.ts'
import { taipeiDate, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { StandingRow } from './queries/standing.ts'

/** The status that counts today, and from when the membership can be extended. Source: product §4 */
export function statusOf(
  standing: StandingRow,
  { isActivated, extendableDays }: { readonly isActivated: boolean; readonly extendableDays: number },
): { readonly status: MembershipStatus; readonly renewFrom: TaipeiDate | null } {
  const endsOn = standing.endsOn === null ? null : taipeiDate(standing.endsOn)
  const facts = { isActivated, memberClass: standing.memberClass, decided: standing.decided, endsOn, extendableDays }
  const status = membershipStatusOn(taipeiDate(standing.today), facts)
  return { status, renewFrom: status === 'ended' ? null : extendableFrom(facts) }
}
