/** What a number stands for: rent, space application, advisory, top-up order, contact ticket, portfolio of a creator. */
export const numberPrefixes = ['R', 'S', 'A', 'T', 'C', 'P'] as const
export type NumberPrefix = (typeof numberPrefixes)[number]

/** Seven digits of 5 bits. */
export const serialMax = 2 ** 35 - 1

/** Crockford's base 32: no I, L, O and U, so it can be read aloud and copied by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number that people see and say, like 'R-0003-K7QX': prefix, serial and a check character that notices
 * every single wrong character and every swapped pair. It is no secret and opens nothing. Throws on a serial
 * that is not a whole number from 0 to 2^35 - 1.
 */
export function displayNumber(prefix: NumberPrefix, serial: number): string {
  if (!Number.isSafeInteger(serial) || serial < 0 || serial > serialMax) throw new RangeError(`not a serial: ${serial}`)
  const digits = Array.from({ length: 7 }, (_, index) => Math.floor(serial / 32 ** (6 - index)) % 32)
  const body = [...digits, checkDigitOf(prefix, digits)].map((digit) => alphabet.charAt(digit)).join('')
  return `${prefix}-${body.slice(0, 4)}-${body.slice(4)}`
}

/** What was meant by a number that somebody typed: any case, spaces or dashes, O for 0, I or L for 1. Undefined when it cannot be right. */
export function parseDisplayNumber(text: string): { prefix: NumberPrefix; serial: number } | undefined {
  const [first = '', ...rest] = text.toUpperCase().replace(/[\s-]/g, '')
  const prefix = numberPrefixes.find((known) => known === first)
  const digits = rest.map((character) => alphabet.indexOf(lookalikes.get(character) ?? character))
  if (prefix === undefined || digits.length !== 8 || digits.includes(-1)) return undefined
  const serialDigits = digits.slice(0, 7)
  if (checkDigitOf(prefix, serialDigits) !== digits[7]) return undefined
  return { prefix, serial: serialDigits.reduce((serial, digit) => serial * 32 + digit, 0) }
}

const lookalikes: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
])

/**
 * A sum of the digits in the field of 32 elements, each weighted by another power of its generator: changing
 * one digit or swapping two always changes the sum, which no sum modulo 32 does.
 */
const checkDigitOf = (prefix: NumberPrefix, digits: readonly number[]): number =>
  [alphabet.indexOf(prefix), ...digits].reduce((sum, digit) => timesGenerator(sum) ^ timesGenerator(digit), 0)

/** Multiplication by x modulo x^5 + x^2 + 1. */
const timesGenerator = (element: number): number => (element & 16 ? (element << 1) ^ 0b100101 : element << 1)
