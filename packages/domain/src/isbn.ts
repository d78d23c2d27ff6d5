/** Whether these are the digits of an ISBN-10 (weights 10 to 1 modulo 11) or of an ISBN-13 (weights 1 and 3 modulo 10). */
export function isIsbn(digits: string): boolean {
  if (/^\d{9}[\dXx]$/.test(digits)) return weighed(digits, (place) => 10 - place) % 11 === 0
  return /^97[89]\d{10}$/.test(digits) && weighed(digits, (place) => (place % 2 === 0 ? 1 : 3)) % 10 === 0
}

/** The same book's ISBN-13 of its ISBN-10, and the other way round where there is one; undefined for what is no ISBN. */
export function otherIsbn(digits: string): string | undefined {
  if (!isIsbn(digits)) return undefined
  const isOld = digits.length === 10
  if (!isOld && !digits.startsWith('978')) return undefined
  const core = isOld ? `978${digits.slice(0, 9)}` : digits.slice(3, 12)
  return core + [...'0123456789x'].find((check) => isIsbn(core + check))
}

const weighed = (digits: string, weightOf: (place: number) => number): number =>
  [...digits].reduce((sum, digit, place) => sum + (/x/i.test(digit) ? 10 : Number(digit)) * weightOf(place), 0)
