import type { StaffMe } from '@koma/contract/staff.ts'
import { roleMay, staffPermissions, type StaffPermission, type StaffRole } from '@koma/domain/staff-roles.ts'

/** A person of the role, with what the server says that the role may. */
export function sampleStaff(role: StaffRole): StaffMe {
  const all = Object.keys(staffPermissions) as StaffPermission[]
  return {
    id: '0193a4b2-7c00-7000-8000-0000000000f0',
    username: `${role}.sample`,
    name: role,
    role,
    permissions: all.filter((permission) => roleMay(role, permission)),
    adjustment_alone_max: 1_000,
  }
}
