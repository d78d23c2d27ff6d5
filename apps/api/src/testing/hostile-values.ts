import fc from 'fast-check'

/** Stands in hostile texts, so that an answer that repeats one is seen. */
export const marker = '<script>koma'

const depth = 200
const nested = Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)
const nestedObject = Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), 1)

/** Texts that programs stumble over: other digits, other times, halves of characters, controls, code of other languages. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '1.0',
  '１００',
  '٧',
  '2147483648',
  '9007199254740993',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '8999-12-31',
  '0001-01-01',
  '2026-11-24T10:00:00Z',
  '2026-11-24 24:00:00',
  '2026-02-30 10:00:00',
  '8999-12-31 23:00:00',
  '0001-01-01 00:00:00',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00\ud83d',
  '\ufeff',
  '\u2028',
  '😀',
  '👩‍👩‍👧‍👦',
  '𠮷',
  'é',
  'ﷺ',
  '\u202etxt',
  '　',
  '\r\nSet-Cookie: a=b',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  marker,
  `${marker}>"'`,
  "' or 1=1--",
  "'; drop table member;--",
  '\\',
  '%',
  '_',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(300),
  'ﾊﾝｶｸ',
  '漫'.repeat(5_000),
]

/** Values of the wrong kind. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  [],
  {},
  [[]],
  [null],
  ['x'],
  { length: 1 },
  Object.fromEntries([['__proto__', { admin: true }]]),
  { constructor: { prototype: { admin: true } } },
  { toString: 1 },
  { $gt: '' },
  nested,
  nestedObject,
  Array.from({ length: 1_000 }, (_, n) => n),
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, noUnicodeString: false }) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.integer()) },
)

/** As a part of a path: encoded properly, or sent as it is where a parser allows it. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%zz', '%ff', '%C0%AF', '%00', '..%2f..', ';x=1', '%E6%BC', 'a'.repeat(600)),
)
