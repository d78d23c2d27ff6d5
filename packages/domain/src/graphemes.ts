const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/**
 * Characters as a reader counts them: an emoji of several parts, a letter with its marks and a line break are one each.
 * Unicode's rules do not depend on the language, so that a browser and the server count alike.
 * Source: UAX #29, product §5 ("Bio at most 300 characters")
 */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
