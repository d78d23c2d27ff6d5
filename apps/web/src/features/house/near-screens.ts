import type { NearMatches } from '../../lib/near-items.ts'
import { pathsOf, withoutLanguage } from '../../lib/paths.ts'
import type { Screen } from '../../lib/screen.ts'
import { sitePages } from './site-pages.ts'

/** So many letters may differ, and so many screens are named. */
const lettersMax = 3
const shownMax = 3

/** Screens whose address is written almost like the one that nobody knows, or begins with its word. */
export function nearScreens({
  words,
  language,
  url,
}: Pick<Screen, 'words' | 'language' | 'url'>): NearMatches | undefined {
  const asked = pathIn(url.pathname)
  const links = sitePages(words, pathsOf(language))
    .flatMap(({ links: all }) => all)
    .map((link) => ({ link, far: farness(asked, pathIn(link.href)) }))
    .filter(({ far }) => far <= lettersMax)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, shownMax)
    .map(({ link }) => link)
  return links.length > 0 ? { title: words('front.near'), links } : undefined
}

/** What follows the language, without the number of an item: the list of its kind is near it. */
const pathIn = (pathname: string): string =>
  withoutLanguage(pathname)
    .toLowerCase()
    .replace(/(\/\d+)?\/?$/, '')

/** Letters between them; a word, or more than one of it, that goes on (comic, comics, comic_list) is as near as one letter. */
function farness(asked: string, known: string): number {
  const one = asked.replace(/s$/, '')
  const goesOn = one.length > 2 && known.startsWith(one) && /^[s_/]/.test(known.slice(one.length))
  const letters = distance(asked, known)
  const isAlike = letters <= known.length / 3
  return goesOn ? Math.min(letters, 1) : isAlike ? letters : Infinity
}

/** Letters to put in, to leave out or to change (Levenshtein); long texts are not compared. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > lettersMax) return Infinity
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++)
      line[column] = Math.min(
        before[column]! + 1,
        line[column - 1]! + 1,
        before[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1),
      )
    before = line
  }
  return before[other.length]!
}
