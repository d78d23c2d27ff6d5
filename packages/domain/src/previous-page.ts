import { isLanguage } from './languages.ts'

/** Pages to which nobody is sent back after signing in: the ways in themselves, and the errors. Source: product §2 */
export const pagesNotReturnedTo = [
  'sign',
  'register',
  'register_three',
  'forget_password',
  'forget',
  'identity',
  'olduser',
  'error404',
  'error500',
] as const

/** No address of the site is longer; browsers and proxies agree on about this much. */
const previousPageLengthMax = 2048

/**
 * The remembered page if it may be used after signing in, else undefined (the home page is used then).
 * Only an own path under zh, ja or en in plain characters, so that no browser, proxy or decoder can read it as
 * another address; with `routeWords` only a known screen. Source: product §2. Decision: addresses
 */
export function safePreviousPage(
  candidate: string | null | undefined,
  routeWords?: readonly string[],
): string | undefined {
  if (!candidate || candidate.length > previousPageLengthMax) return undefined
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?(?:#.*)?$/s.exec(candidate) ?? []
  if (!isPlainPath(path) || !isPlainQuery(query)) return undefined
  const [, language = '', word = ''] = path.split('/')
  if (!isLanguage(language) || (pagesNotReturnedTo as readonly string[]).includes(word)) return undefined
  if (routeWords && word !== '' && !routeWords.includes(word)) return undefined
  return path + query
}

/** Segments of letters, digits and - _ ~ . never empty and never only dots: nothing is left to be decoded or resolved. */
const isPlainPath = (path: string): boolean =>
  /^(\/[A-Za-z0-9_~.-]+)+$/.test(path) && path.split('/').every((segment) => segment === '' || !/^\.+$/.test(segment))

/** Visible ASCII without quotes, angle brackets and backslashes, and no encoded control character. */
const isPlainQuery = (query: string): boolean =>
  /^[\x21-\x7e]*$/.test(query) && !/["'<>\\^`{|}]/.test(query) && !/%([01][0-9a-f]|7f|(?![0-9a-f]{2}))/i.test(query)
