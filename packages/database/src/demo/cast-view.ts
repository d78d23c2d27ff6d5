import type { MemberClass } from '@koma/domain/member-classes.ts'
import { staffRoles, type StaffRole } from '@koma/domain/staff-roles.ts'
import { castStaff } from './cast-staff.ts'
import { castMemberList, type CastState } from './cast.ts'
import { classOf } from './demo-member.ts'

/** Somebody to sign in as. */
export type CastRow =
  | {
      readonly role: null
      readonly class: MemberClass
      readonly username: string
      readonly password: string
      readonly totp_secret: null
      readonly name: string
      readonly state: CastState | null
    }
  | {
      readonly role: StaffRole
      readonly class: null
      readonly username: string
      readonly password: string
      readonly totp_secret: string
      readonly name: string
      readonly state: null
    }

/** The rows of `GET /dev/cast.json`: the members, then the staff. Source: api.md "Only in the demo and in tests" */
export function castView(): readonly CastRow[] {
  const members = castMemberList.map((member) => {
    const { username, password, name, state } = member
    return { role: null, class: classOf(member), username, password, totp_secret: null, name, state }
  })
  const staff = staffRoles.map((role) => {
    const { username, password, name, totpSecret } = castStaff[role]
    return { role, class: null, username, password, totp_secret: totpSecret, name, state: null }
  })
  return [...members, ...staff]
}
