/** 0 is guessed at once, 2 is fair, 4 is strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** What an attacker knows of the member, any of it empty while the form is being filled. */
export type KnownWords = { readonly username?: string; readonly email?: string }

/**
 * How hard the password is to guess, for the meter beside the field; it refuses nothing. It counts what is
 * left when repeats, runs (abc, 321, qwe) and the member's own names are taken out. That the 10,000 most common
 * passwords are refused is the server's part: the list would be half a megabyte in every browser.
 * Decision: accounts
 */
export function passwordStrength(password: string, known: KnownWords = {}): PasswordStrength {
  const rest = withoutKnownWords(password.normalize('NFC').slice(0, measuredLengthMax), known)
  const bits = unpredictableCount(rest) * Math.log2(poolOf(rest))
  return steps.filter((leastBits) => bits >= leastBits).length as PasswordStrength
}

/** Longer than this nothing gets stronger, and the meter stays instant. */
const measuredLengthMax = 256

/** Bits from which the meter shows 1, 2, 3 and 4: about 7, 9, 12 and 15 mixed letters and digits. */
const steps = [35, 45, 60, 75] as const

/** A name shorter than this hides in a password by chance. */
const knownWordLengthMin = 3

function withoutKnownWords(password: string, { username = '', email = '' }: KnownWords): string {
  const words = [username, email, email.split('@')[0] ?? '']
    .filter((word) => word.length >= knownWordLengthMin)
    .toSorted((a, b) => b.length - a.length)
  // One character stays for each name, so that what surrounds it does not join into a run.
  return words.reduce((rest, word) => replaceIgnoringCase(rest, word), password)
}

function replaceIgnoringCase(text: string, word: string): string {
  const lower = text.toLowerCase()
  const at = lower.length === text.length ? lower.indexOf(word.toLowerCase()) : -1
  return at < 0 ? text : `${text.slice(0, at)} ${replaceIgnoringCase(text.slice(at + word.length), word)}`
}

/** Characters that do not simply continue the two before them, and are not the third or later of their kind. */
function unpredictableCount(text: string): number {
  const characters = [...text.toLowerCase()]
  const seen = new Map<string, number>()
  return characters.filter((character, index) => {
    const times = (seen.get(character) ?? 0) + 1
    seen.set(character, times)
    const [before, last] = [characters[index - 2], characters[index - 1]]
    return character !== last && times <= 2 && !(before && last && isRun(before, last, character))
  }).length
}

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

function isRun(first: string, second: string, third: string): boolean {
  const [a, b, c] = [first, second, third].map((character) => character.codePointAt(0) ?? 0) as [number, number, number]
  if (b - a === c - b && Math.abs(b - a) === 1) return true
  return keyboardRows.some((row) => row.includes(first + second + third) || row.includes(third + second + first))
}

/** How many characters an attacker must try for each place: the kinds that occur, added up. */
function poolOf(text: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 2000],
  ]
  return kinds.reduce((size, [kind, characters]) => size + (kind.test(text) ? characters : 0), 1)
}
