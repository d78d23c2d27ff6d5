import { expect, test } from 'vitest'
import { maskedEmail, maskedMobile, maskedUsername } from './masking.ts'

test.each([
  ['linyating', 'li******g'],
  ['reader7', 're****7'],
])('the account %s is shown as %s', (username, shown) => expect(maskedUsername(username)).toBe(shown))

test.each([
  ['lin@example.org', 'l**@example.org'],
  ['l@example.org', 'l**@example.org'],
  ['yating.lin@example.org', 'y*********@example.org'],
])('the address %s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown))

test.each([
  ['0912345678', '0912***678'],
  ['81901234', '81***234'],
])('the number %s is shown as %s', (mobile, shown) => expect(maskedMobile(mobile)).toBe(shown))
