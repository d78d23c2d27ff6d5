import { randomBytes } from 'node:crypto'
import { isUsername } from '@koma/domain/account-rules.ts'
import { staffRoles, type StaffRole } from '@koma/domain/staff-roles.ts'
import { Secret } from 'otpauth'
import { writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/db.ts'
import { uuid7 } from '../../../platform/ids.ts'
import type { Passwords } from '../../../platform/passwords.ts'
import { insertStaff } from '../queries/accounts.ts'
import { authenticatorOf } from './match-totp.ts'

/** 160 bits, as RFC 4226 recommends for a shared secret. */
const totpSecretBytes = 20
/** 120 bits in 24 characters. */
const passwordBytes = 15

export type AddStaffRefusal = 'username' | 'role' | 'name' | 'taken'

/** A new account with a password and a second factor that are shown once, here. The audit log tells that it was made. */
export async function addStaff(
  { db, passwords }: { readonly db: Db; readonly passwords: Passwords },
  { username, role, name }: { readonly username: string; readonly role: string; readonly name: string },
): Promise<
  | { readonly ok: true; readonly password: string; readonly totpSecret: string; readonly otpauthUri: string }
  | { readonly ok: false; readonly reason: AddStaffRefusal }
> {
  if (!isStaffUsername(username)) return { ok: false, reason: 'username' }
  if (!isStaffRole(role)) return { ok: false, reason: 'role' }
  if (!/\S/.test(name)) return { ok: false, reason: 'name' }
  const password = randomBytes(passwordBytes)
    .toString('hex')
    .replace(/(.{5})(?=.)/g, '$1-')
  const totpSecret = new Secret({ size: totpSecretBytes }).base32
  const staff = {
    id: uuid7(),
    username,
    name: name.trim(),
    role,
    passwordHash: await passwords.hash(password),
    totpSecret,
  }
  const added = await db.transaction().execute(async (tx) => {
    if (!(await insertStaff(tx, staff))) return false
    await writeAudit(tx, {
      actor: { kind: 'system', name: 'command line' },
      action: 'staff.add',
      subject: { kind: 'staff', id: staff.id },
      after: { username, role, name: staff.name },
    })
    return true
  })
  if (!added) return { ok: false, reason: 'taken' }
  return { ok: true, password, totpSecret, otpauthUri: authenticatorOf(totpSecret, username).toString() }
}

/** Like a member's, or with dots, dashes and underlines between letters and digits. */
function isStaffUsername(text: string): boolean {
  return isUsername(text) || /^[a-z0-9]+([._-][a-z0-9]+)*$/i.test(text)
}

function isStaffRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text)
}
