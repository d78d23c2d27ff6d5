import { isPasswordAllowed } from '@koma/domain/account-rules.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('the most common passwords', () => {
  it.each(['abc123', 'password1', 'PassWord1', '1qaz2wsx', 'qwerty123', 'a123456'])('hold %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['manga panel 2026', 'inkpot77well', '漫畫書庫2026'])('do not hold %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('are only those that the rule lets pass: the others need no list', () => {
    const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
    expect(lines.length).toBeGreaterThan(10_000)
    expect(lines.filter((line) => !isPasswordAllowed(line))).toEqual([])
  })
})
