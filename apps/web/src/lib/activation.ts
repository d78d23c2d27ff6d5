import type { Member } from '@koma/contract/members.ts'

/** What a member still lacks to be activated; null when nothing is missing. */
export interface Activation {
  /** The address that is not verified; empty where it was not verified in time and went to somebody else. */
  readonly email: string | null
  /** The number that is not verified. */
  readonly mobile: string | null
}

/** Source: product §4 "Account", Decision: who may do what */
export function activationOf(member: Member): Activation | null {
  if (member.membership.status !== 'not_activated') return null
  return {
    email: member.email_verified_at === null ? member.email : null,
    mobile: member.mobile_verified_at === null ? member.mobile : null,
  }
}
