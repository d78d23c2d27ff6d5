/** Longest question that the API answers. */
const lengthMax = 200

/** What the address asks for, cut to what can be answered, without what is no text; undefined where it asks nothing. */
export function askedWords(query: URLSearchParams): string | undefined {
  const text = (query.get('q') ?? '').replaceAll(/\p{Cc}|\p{Cs}/gu, ' ').trim()
  return Array.from(text).slice(0, lengthMax).join('') || undefined
}
