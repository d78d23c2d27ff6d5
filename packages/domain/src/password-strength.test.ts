import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('the strength', () => {
  test.each([
    ['', 0],
    ['abc123', 0],
    ['aaaaaaaaaaaaaaaaaaaa1', 0],
    ['123456789012', 0],
    ['qwertyuiop1', 0],
    ['abcdefghijklmnop1', 0],
    ['x7k2mq9', 1],
    ['x7k2mq9wr', 2],
    ['Tr7kmQ2xwp', 2],
    ['correct horse 7 battery', 4],
    ['Tr7kmQ2xwp4z', 3],
    ['Vq8#mZ2!rT5&', 4],
    ['漫畫家的秘密基地9', 4],
  ] as const)('of %j is %i', (password, strength) => expect(passwordStrength(password)).toBe(strength))

  test('falls when the password holds the account name or the e-mail, in any case', () => {
    const known = { username: 'lin7xkqzw', email: 'kqv8tzm@mail.example' }
    expect(passwordStrength('Lin7XKQZWm4v')).toBeGreaterThan(passwordStrength('Lin7XKQZWm4v', known))
    expect(passwordStrength('m4KQV8TZMr2')).toBeGreaterThan(passwordStrength('m4KQV8TZMr2', known))
    expect(passwordStrength('kqv8tzm@mail.example', known)).toBe(0)
    expect(passwordStrength('lin7xkqzwlin7xkqzwlin7xkqzw', known)).toBe(0)
  })

  test('does not fall for a name too short to mean anything', () => {
    expect(passwordStrength('Vq8#mZ2!rT5&', { username: 'q8', email: '' })).toBe(4)
  })

  test('counts doubled letters once, and no letter more than twice', () => {
    expect(passwordStrength('xxkkqqmmggvv74')).toBe(passwordStrength('xkqmgv74'))
    expect(passwordStrength('xkqmgv74xkqmgv74xkqmgv74')).toBe(passwordStrength('xkqmgv74xkqmgv74'))
    expect(passwordStrength('q7q7q7q7q7q7q7q7')).toBe(0)
  })

  test('is 0 to 4 for anything, at once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.string(),
        fc.string(),
        (password, username, email) => {
          expect([0, 1, 2, 3, 4]).toContain(passwordStrength(password, { username, email }))
        },
      ),
      { numRuns: 2000 },
    )
    expect(passwordStrength('aB3$'.repeat(100_000), { username: 'aB3' })).toBeLessThanOrEqual(4)
  })

  test('never falls when a new, unrelated character is added at the end', () => {
    const letters = fc.shuffledSubarray([...'adgjmpsvzCFILORUX2468!#%&'], { minLength: 3 })
    fc.assert(
      fc.property(letters, (characters) => {
        const strengths = characters.map((_, index) => passwordStrength(characters.slice(0, index + 1).join('')))
        expect(strengths).toEqual(strengths.toSorted((a, b) => a - b))
      }),
    )
  })
})
