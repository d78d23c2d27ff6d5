import type { NearMatches } from '../../lib/near-items.ts'
import { pathsOf } from '../../lib/paths.ts'
import type { Screen } from '../../lib/screen.ts'
import { sitePages } from './site-pages.ts'

/** So many letters may differ, and so many screens are named. */
const lettersMax = 3
const shownMax = 3

/** Screens whose address is written almost like the one that nobody knows. */
export function nearScreens({
  words,
  language,
  url,
}: Pick<Screen, 'words' | 'language' | 'url'>): NearMatches | undefined {
  const asked = url.pathname.toLowerCase().replace(/\/$/, '')
  const links = sitePages(words, pathsOf(language))
    .flatMap(({ links: all }) => all)
    .map((link) => ({ link, far: distance(asked, link.href) }))
    .filter(({ far, link }) => far <= Math.min(lettersMax, link.href.length / 3))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, shownMax)
    .map(({ link }) => link)
  return links.length > 0 ? { title: words('front.near'), links } : undefined
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
