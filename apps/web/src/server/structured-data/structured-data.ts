import type { CentreFacts } from '../../lib/centre-facts.ts'
import type { Graph } from './schema-types.ts'
import { pathsOf } from '../../lib/paths.ts'
import { languageOfPath } from '../../lib/use-language.ts'
import { wordsFor } from '../../lib/words.ts'
import { byRoute } from './by-route.ts'
import { breadcrumbs, centre, site } from './whole-site.ts'
import type { PageOf } from './described-page.ts'

export interface DrawnRoute {
  /** The id of the innermost route, and what its loader gave. */
  readonly id: string | undefined
  readonly data: unknown
  readonly status: number
  /** The centre's facts, as the frame of the page has them; without them it has its name alone. */
  readonly centre?: CentreFacts | undefined
  /** The path of the address, without its query. */
  readonly path: string
}

/** Screens that need nothing from the API. */
const withoutData: ReadonlySet<string> = new Set(['routes/sitemap'])

/** The JSON-LD of a page; a page that could not be drawn, or is about nothing, has an empty one. */
export function structuredData(route: DrawnRoute, publicUrl: string): Graph {
  const describe = byRoute[route.id ?? '']
  if (!describe || route.status !== 200) return graphOf([])
  if (route.data === undefined && !withoutData.has(route.id!)) return graphOf([])
  const language = languageOfPath(route.path)
  const at = (path: string) => publicUrl + path
  const page: PageOf<unknown> = {
    data: route.data,
    language,
    words: wordsFor(language),
    paths: pathsOf(language),
    at,
    address: at(route.path),
    centre: route.centre,
  }
  const { trail, things } = describe(page)
  return graphOf([centre(page), site(page), ...(trail.length > 0 ? [breadcrumbs(page, trail)] : []), ...things])
}

/** As it stands in a script element: nothing in it can end the element. */
export const scriptText = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const graphOf = (things: Graph['@graph']): Graph => ({ '@context': 'https://schema.org', '@graph': things })
