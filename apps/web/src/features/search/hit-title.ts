import type { SearchPiece } from '@koma/contract/search.ts'

/** What stands between the parts of a searched text. */
const joint = ' · '

/**
 * An excerpt that begins with the title that stands above it, taken apart: the title with its hits marked, and what is left
 * for the lines below. Null where it begins otherwise, in another language for instance.
 */
export function titleOf(
  pieces: readonly SearchPiece[],
  title: string,
): { readonly title: readonly SearchPiece[]; readonly rest: readonly SearchPiece[] } | null {
  const text = pieces.map((piece) => piece.text).join('')
  if (!text.startsWith(title)) return null
  const after = text.slice(title.length)
  if (after !== '' && !after.startsWith(joint)) return null
  return { title: cut(pieces, 0, title.length), rest: cut(pieces, title.length + joint.length, text.length) }
}

/** The pieces between two places, in UTF-16 units. */
function cut(pieces: readonly SearchPiece[], from: number, to: number): SearchPiece[] {
  let at = 0
  return pieces.flatMap(({ text, hit }) => {
    const start = at
    at += text.length
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return part === '' ? [] : [{ text: part, hit }]
  })
}
