import { languages } from './languages.ts'

/** No address that leads on is longer, on either side. */
export const movedPathLengthMax = 500

const languagePrefix = new RegExp(`^/(?:${languages.join('|')})(?=/|[?#]|$)`)

/**
 * An address as redirects know it: the path behind the language with its query, in the one spelling that a browser sends.
 * Null for what is no address of a page: a redirect of home, an address that is too long, or no address at all.
 */
export function movedFrom(address: string): string | null {
  const { path, query } = partsOf(address)
  return path === '/' || path === '' ? null : fitting(path + query)
}

/** Where a redirect leads to on this site, behind the language, `/` for home; null for another site's address. */
export function movedTo(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address)) return null
  const { path, query, hash } = partsOf(address)
  const to = fitting((path || '/') + query + hash)
  return to !== null && /^\/([a-z0-9][^\s"<>\\]*)?$/.test(to) ? to : null
}

function partsOf(address: string): { path: string; query: string; hash: string } {
  const url = URL.parse(address, 'http://site.invalid')
  if (!url) return { path: '', query: '', hash: '' }
  const path = url.pathname.replace(languagePrefix, '').replace(/\/+$/, '')
  return { path: spelled(path), query: spelled(url.search === '?' ? '' : url.search), hash: url.hash }
}

/** Hexadecimal digits in capitals, as most programs write them. */
const spelled = (text: string) => text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())

const fitting = (address: string) => (address.length <= movedPathLengthMax ? address : null)
