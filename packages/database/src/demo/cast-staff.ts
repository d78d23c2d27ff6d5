import type { StaffRole } from '@koma/domain/staff-roles.ts'

export interface CastStaff {
  readonly username: string
  readonly name: string
  readonly password: string
  /** Base32, 160 bits as RFC 4226 recommends; a secret of the demo alone. */
  readonly totpSecret: string
}

/** One member of staff for each role. Decision: staff console (roles) */
export const castStaff = {
  admin: {
    username: 'admin.wang',
    name: '王曉雯',
    password: 'master-key-room-11',
    totpSecret: 'KOMADEMOADMIN2345672345672345672',
  },
  editor: {
    username: 'editor.cheng',
    name: '鄭文傑',
    password: 'proofread-twice-22',
    totpSecret: 'KOMADEMOEDITOR234567234567234567',
  },
  reviewer: {
    username: 'reviewer.hsieh',
    name: '謝佩珊',
    password: 'second-opinion-33',
    totpSecret: 'KOMADEMOREVIEWER2345672345672345',
  },
  desk: {
    username: 'desk.ho',
    name: '何俊毅',
    password: 'front-counter-44',
    totpSecret: 'KOMADEMODESK23456723456723456723',
  },
  finance: {
    username: 'finance.yeh',
    name: '葉怡伶',
    password: 'balanced-books-55',
    totpSecret: 'KOMADEMOFINANCE23456723456723456',
  },
  auditor: {
    username: 'auditor.pan',
    name: '潘建宏',
    password: 'look-not-touch-66',
    totpSecret: 'KOMADEMOAUDITOR23456723456723456',
  },
} as const satisfies Record<StaffRole, CastStaff>
