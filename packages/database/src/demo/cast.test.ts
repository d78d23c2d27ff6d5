import {
  canonicalEmail,
  canonicalMobile,
  isEmailAddress,
  isMemberName,
  isPasswordAllowed,
  isUsername,
} from '@koma/domain/account-rules.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { staffRoles } from '@koma/domain/staff-roles.ts'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '../reference-files.ts'
import { castStaff } from './cast-staff.ts'
import { castView } from './cast-view.ts'
import { castMemberList } from './cast.ts'
import { demoMemberList } from './regulars.ts'

describe('the members of the demo', () => {
  test.each(demoMemberList)('$username obeys the rules of an account', (member) => {
    expect(isUsername(member.username)).toBe(true)
    expect(isEmailAddress(member.email)).toBe(true)
    expect(canonicalEmail(member.email)).toBe(member.email)
    expect(canonicalMobile(member.mobile)).toBe(member.mobile)
    expect(isMemberName(member.name)).toBe(true)
  })

  test.each(demoMemberList)('$username lives in a district and works in a job that exist', (member) => {
    const city = referenceOf('cities').find(({ id }) => id === member.city)
    expect(city?.districts.map(({ id }) => id)).toContain(member.district)
    expect(referenceOf('occupations').map(({ id }) => id)).toContain(member.job)
  })

  test.each(demoMemberList)('mail and SMS to $username reach nobody', ({ email, mobile }) => {
    expect(email).toMatch(/@(?:example\.(?:com|net|org)|[a-z-]+\.example)$/)
    expect(mobile).toMatch(/^0900000\d{3}$/)
    expect(mobile).not.toMatch(/0429$/)
  })

  test.each(['username', 'email', 'mobile', 'name'] as const)('no %s occurs twice', (field) => {
    const values = demoMemberList.map((member) => member[field])
    expect(new Set(values).size).toBe(values.length)
  })

  test('write in three languages', () => {
    expect(new Set(castMemberList.map(({ locale }) => locale))).toEqual(new Set(['zh', 'ja', 'en']))
  })
})

describe('the passwords of the cast', () => {
  test.each(castMemberList)('$username has 10 characters or more with letters and digits', ({ username, password }) => {
    expect(isPasswordAllowed(password)).toBe(true)
    expect(password.length).toBeGreaterThanOrEqual(10)
    expect(password).not.toContain(username)
  })

  test.each(Object.values(castStaff))('$username has 15 characters or more, and a secret of 160 bits', (staff) => {
    expect(staff.password.length).toBeGreaterThanOrEqual(15)
    expect(staff.totpSecret).toMatch(/^[A-Z2-7]{32}$/)
  })

  test('are all different, and so are the secrets', () => {
    const passwords = castView().map(({ password }) => password)
    const secrets = Object.values(castStaff).map(({ totpSecret }) => totpSecret)
    expect(new Set(passwords).size).toBe(passwords.length)
    expect(new Set(secrets).size).toBe(secrets.length)
  })
})

describe('castView', () => {
  test('has every class, every state and every role', () => {
    const rows = castView()
    expect(new Set(rows.flatMap((row) => row.class ?? []))).toEqual(new Set(memberClasses))
    expect(rows.flatMap(({ role }) => role ?? [])).toEqual([...staffRoles])
    expect(rows.flatMap(({ state }) => state ?? [])).toEqual([
      'under_review',
      'ended',
      'extendable',
      'not_activated',
      'organisation',
      'few_points',
      'minor',
    ])
  })

  test('gives members no role and no second factor, staff no class', () => {
    const [members, staff] = [castView().filter(({ role }) => !role), castView().filter(({ role }) => role)]
    expect(members.every((row) => row.class !== null && row.totp_secret === null)).toBe(true)
    expect(staff.every((row) => row.class === null && row.totp_secret !== null)).toBe(true)
  })
})
