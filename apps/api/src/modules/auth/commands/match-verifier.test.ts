import { expect, test } from 'vitest'
import { matchVerifier } from './match-verifier.ts'

/** RFC 7636, appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

test('the example of RFC 7636 matches', () => expect(matchVerifier(verifier, challenge)).toBe(true))

test.each([
  ['the challenge itself, as with the method plain', challenge, challenge],
  ['another verifier', `${verifier.slice(0, -1)}l`, challenge],
  ['one in another case', verifier.toLowerCase(), challenge],
  ['one that is too short', verifier.slice(1), challenge],
  ['one that is too long', 'x'.repeat(129), challenge],
  ['one with a character that none may have', `${verifier.slice(0, -1)}+`, challenge],
  ['none', '', challenge],
  ['no challenge', verifier, ''],
])('%s does not', (_, typed, sent) => expect(matchVerifier(typed, sent)).toBe(false))
