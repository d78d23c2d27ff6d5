/** Characters of a phrase that every card has room for in one line. */
const phraseCharsMax = 10

/**
 * Whether a title in Chinese characters is made of short phrases, so that its lines may end at its punctuation alone, as an
 * editor would set it, and no word is cut in two.
 */
export function isPhrased(title: string): boolean {
  const phrases = title.match(/[^：；，、。！？…—・·）」』]+/g) ?? []
  return phrases.length > 1 && phrases.every((phrase) => phrase.length <= phraseCharsMax)
}
