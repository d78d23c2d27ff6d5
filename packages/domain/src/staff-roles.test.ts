import { describe, expect, test } from 'vitest'
import { roleMay, staffPermissions, staffRoles, type StaffPermission, type StaffRole } from './staff-roles.ts'

const everyPermission = Object.keys(staffPermissions) as StaffPermission[]
const permissionsOf = (role: StaffRole) => everyPermission.filter((permission) => roleMay(role, permission))

test('the roles are the six of the decision', () => {
  expect(staffRoles).toEqual(['admin', 'editor', 'reviewer', 'desk', 'finance', 'auditor'])
})

describe('a role', () => {
  test('admin may do everything', () => expect(permissionsOf('admin')).toEqual(everyPermission))

  test('auditor may read everything and change nothing', () => {
    expect(permissionsOf('auditor')).toEqual(everyPermission.filter((permission) => permission.endsWith('.read')))
  })

  test.each([
    ['editor', ['content.write', 'content.publish']],
    ['reviewer', ['creators.review', 'space.review', 'advisory.review', 'activities.review', 'matchmaking.review']],
    [
      'desk',
      [
        'points.deduct',
        'rent.check_in',
        'rent.mark_not_arrived',
        'rent.hand_out',
        'rent.take_back',
        'activities.check_in',
        'contact.answer',
      ],
    ],
    ['finance', ['members.adjust_points', 'members.approve_adjustment', 'space.confirm_deposit', 'orders.refund']],
  ] as const)('%s may change exactly %j', (role, changes) => {
    const found = permissionsOf(role).filter((permission) => !permission.endsWith('.read'))
    expect(found.toSorted()).toEqual(changes.toSorted())
  })

  test('that may change something may read it', () => {
    const blind = staffRoles.flatMap((role) =>
      permissionsOf(role)
        .map((permission) => `${permission.split('.')[0]}.read` as StaffPermission)
        .filter((reading) => everyPermission.includes(reading) && !roleMay(role, reading))
        .map((reading) => `${role} ${reading}`),
    )
    expect(blind).toEqual([])
  })

  test('but admin and auditor sees neither the audit log nor the staff', () => {
    const others = staffRoles.filter((role) => role !== 'admin' && role !== 'auditor')
    for (const permission of ['audit.read', 'staff.read', 'staff.manage', 'settings.change'] as const)
      expect(others.some((role) => roleMay(role, permission))).toBe(false)
  })
})
