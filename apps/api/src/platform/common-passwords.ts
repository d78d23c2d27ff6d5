import { readFileSync } from 'node:fs'

// The frequency lists of @zxcvbn-ts/language-common 4.1.3 and zxcvbn 4.4.2, 30,000 passwords and more, without those that
// the password rule refuses anyway (no letter, no digit, too short). NOTICE.md of this app names the licence.
const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
const common: ReadonlySet<string> = new Set(list.trimEnd().split('\n'))

/** Whether the password is among the most common ones, whatever the case of its letters. Decision: accounts */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFC').toLowerCase())
}
