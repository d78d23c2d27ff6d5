import { isNobodys } from '@koma/domain/account-rules.ts'
import type { Member } from '@koma/contract/members.ts'
import type { StaffMember } from '@koma/contract/staff.ts'
import { membershipStatusOn } from '@koma/domain/membership-status.ts'
import type { Balance } from '@koma/domain/point-lots.ts'
import { formatTaipeiDateTime, taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { MemberCaller } from '../../platform/callers.ts'
import { agreementsDue } from './present-agreements.ts'
import { presentAvatar } from './present-avatar.ts'
import type { FoundMember } from './queries/found-members.ts'
import type { ProfileRow } from './queries/profiles.ts'

/** The member as GET /member shows them; `type` is the class that counts now. */
export function presentMember(row: ProfileRow, caller: MemberCaller, balance: Balance): Member {
  const status = membershipStatusOn(taipeiDateOf(caller.now), {
    isActivated: caller.activated,
    memberClass: row.class,
    decided: row.membershipStatus,
    endsOn: row.membershipEndsOn === null ? null : taipeiDate(row.membershipEndsOn),
    extendableDays: row.extendableDays,
  })
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    // Empty where the address was freed for somebody else. Decision: 0017
    email: isNobodys(row.email) ? '' : row.email,
    email_verified_at: at(row.emailVerifiedAt),
    mobile: row.mobile,
    mobile_verified_at: at(row.mobileVerifiedAt),
    avatar: row.avatarId === null ? null : presentAvatar(row.avatarId),
    birthday: row.birthday,
    gender: row.gender,
    addr_city: row.city,
    addr_district: row.district,
    job: row.job,
    type: caller.class,
    point: balance.total,
    is_renew: status === 'extendable',
    comicists: row.creatorProfile,
    membership: { status, started_on: row.membershipStartedOn, ends_on: row.membershipEndsOn },
    points: presentBalance(balance),
    locale: row.locale,
    has_password: row.hasPassword,
    deletion_requested_at: at(row.deletionRequestedAt),
    agreements_due: agreementsDue(row.agreementVersions, row.agreed),
  }
}

/** The member as staff see them. */
export function presentForStaff(row: FoundMember, balance: Balance): StaffMember {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: isNobodys(row.email) ? '' : row.email,
    email_verified_at: at(row.emailVerifiedAt),
    mobile: row.mobile,
    mobile_verified_at: at(row.mobileVerifiedAt),
    gender: row.gender,
    birthday: row.birthday,
    type: row.class,
    status: row.status,
    avatar: row.avatarId === null ? null : presentAvatar(row.avatarId),
    points: presentBalance(balance),
    membership_ends_on: row.membershipEndsOn,
    created_at: formatTaipeiDateTime(row.createdAt),
    version: row.version,
  }
}

/** A balance on the wire: what expires together is told by its last day. */
function presentBalance({ total, purchased, reward, expiring }: Balance): Member['points'] {
  return {
    total,
    purchased,
    reward,
    expiring: expiring.map(({ points, expiresOn }) => ({ points, expires_on: expiresOn })),
  }
}

function at(instant: Date | null): string | null {
  return instant === null ? null : formatTaipeiDateTime(instant)
}
