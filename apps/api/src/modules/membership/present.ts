import type { LoyaltyMeter, MembershipView, Renewal, StaffRenewal } from '@koma/contract/membership.ts'
import { renewedBy } from '@koma/domain/membership-renewal.ts'
import type { MembershipStatus } from '@koma/domain/membership-status.ts'
import { roleMay } from '@koma/domain/staff-roles.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { StaffCaller } from '../../platform/callers.ts'
import type { RenewalRow } from './queries/renewals.ts'
import type { LoyaltyRow, PeriodRow, StandingRow } from './queries/standing.ts'

export interface MembershipFacts {
  readonly standing: StandingRow
  readonly status: MembershipStatus
  readonly renewFrom: string | null
  readonly loyalty: LoyaltyRow
  readonly renewal: RenewalRow | undefined
  readonly periods: readonly PeriodRow[]
}

/** The membership as its member sees it. An ended class counts as general. */
export function presentMembership(facts: MembershipFacts): MembershipView {
  const { standing, status, renewFrom, loyalty, renewal, periods } = facts
  const hasEnded = standing.endsOn !== null && standing.endsOn < standing.today
  return {
    type: hasEnded ? 'general' : standing.memberClass,
    status,
    started_on: standing.startedOn,
    ends_on: standing.endsOn,
    is_renew: status === 'extendable',
    wanted_class: standing.wantedClass,
    renew_from: renewFrom,
    renew_by: hasEnded ? null : renewedBy(standing.memberClass),
    renewal: renewal ? presentRenewal(renewal) : null,
    meter: presentMeter(loyalty),
    periods: periods.map(({ memberClass, startsOn, endsOn, withdrawnAt }) => ({
      type: memberClass,
      starts_on: startsOn,
      ends_on: endsOn,
      withdrawn_at: at(withdrawnAt),
    })),
  }
}

/** How far it is, and until when. What a loyal member has secured already is counted as reached. */
function presentMeter(loyalty: LoyaltyRow): LoyaltyMeter {
  const { spent, threshold, months, countsFrom, oldestCountsUntil, endsOn, runsUntil } = loyalty
  const isSecured = runsUntil !== null && endsOn !== null && endsOn > runsUntil
  const state = isSecured ? 'secured' : runsUntil === null ? 'collecting' : 'keeping'
  const until = [oldestCountsUntil, state === 'keeping' ? runsUntil : null].filter((day) => day !== null)
  return {
    state,
    spent,
    threshold,
    remaining: Math.max(0, threshold - spent),
    months,
    counts_from: countsFrom,
    counts_until: until.toSorted()[0] ?? null,
    loyal_until: isSecured ? endsOn : runsUntil,
  }
}

/** A renewal as its member sees it. */
export function presentRenewal(row: RenewalRow): Renewal {
  return {
    id: row.id,
    status: row.status,
    submitted_at: formatTaipeiDateTime(row.submittedAt),
    review_by: row.reviewBy,
    decided_at: at(row.decidedAt),
    reason: row.reason,
    title: row.title,
    publisher: row.publisher,
    published_on: row.publishedOn,
    url: row.url,
    isbn: row.isbn,
    note: row.note,
  }
}

/** A renewal as reviewers see it, with what its state lets this one do. */
export function presentForReview(row: RenewalRow, { role }: StaffCaller): StaffRenewal {
  const { id, name, username, type } = row.member
  const mayDecide = row.status === 'under_review' && roleMay(role, 'creators.review')
  return {
    ...presentRenewal(row),
    member: { id, name, username, type },
    membership_started_on: row.startedOn,
    membership_ends_on: row.endsOn,
    decided_by: row.decidedBy,
    actions: mayDecide ? ['approve', 'reject'] : [],
    version: row.version,
  }
}

function at(instant: Date | null): string | null {
  return instant === null ? null : formatTaipeiDateTime(instant)
}
