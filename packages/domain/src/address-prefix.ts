import { isLanguage, pickLanguage, type Language } from './languages.ts'

export type Reader = {
  /** The cookie `lang`, whatever it holds. */
  readonly storedLanguage: string | null | undefined
  readonly acceptLanguage: string | null | undefined
}

export type AddressAnswer =
  | { readonly kind: 'ok'; readonly language: Language }
  | { readonly kind: 'redirect'; readonly to: string }

/**
 * Where a page address of the site belongs. `address` is a path with an optional query, `routeWords` are the
 * first words of the known screens ('news', 'rent_list', …). An address under zh, ja or en is in order, except
 * that a trailing slash goes. Otherwise the language is put before a known word, replaces what is shaped like
 * a language tag, and is put before anything else, which then is a 404. The query is kept as it is.
 *
 * `to` always begins with /zh, /ja or /en and is in order itself: it cannot leave the site nor loop. An answer
 * 'redirect' depends on cookie and header: send it with Vary and no-store. Source: product §2. Decision: addresses
 */
export function addressAnswer(address: string, reader: Reader, routeWords: readonly string[]): AddressAnswer {
  const { path, query } = splitAddress(address)
  const segments = segmentsOf(path)
  const [first = '', ...rest] = segments
  if (isLanguage(first)) {
    if (!path.endsWith('/')) return { kind: 'ok', language: first }
    return { kind: 'redirect', to: addressOf(first, rest, query) }
  }
  const language = pickLanguage(reader.acceptLanguage, reader.storedLanguage)
  const isForeignPrefix = !routeWords.includes(first) && isShapedLikeLanguageTag(first)
  return { kind: 'redirect', to: addressOf(language, isForeignPrefix ? rest : segments, query) }
}

function splitAddress(address: string): { path: string; query: string } {
  const withoutHash = address.replace(/#.*$/s, '')
  const mark = withoutHash.indexOf('?')
  return mark < 0
    ? { path: withoutHash, query: '' }
    : { path: withoutHash.slice(0, mark), query: withoutHash.slice(mark) }
}

/** Without empty and dot segments: a browser would resolve them, and then see another path than this one. */
const segmentsOf = (path: string): string[] =>
  path.split(/[/\\]/).filter((segment) => !/^(\.|%2e){0,2}$/i.test(segment))

/** language[-Script][-REGION], so that /wp-admin and its like stay the 404 that they are. */
const isShapedLikeLanguageTag = (segment: string): boolean =>
  /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(segment)

const addressOf = (language: Language, segments: readonly string[], query: string): string =>
  headerSafe(['', language, ...segments].join('/') + query)

/** Only characters that may stand in a Location header; the request line allows no others, a caller might. */
const headerSafe = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
