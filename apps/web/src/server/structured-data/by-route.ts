import type { Describe } from './described-page.ts'
import { housePages } from './house-pages.ts'
import { itemPages } from './item-pages.ts'
import { libraryPages } from './library-pages.ts'
import { listPages } from './list-pages.ts'

/**
 * What each route's page is about, by the route's id; a route without a line is no page for machines. It is only written
 * on the server, so that no browser carries it.
 */
export const byRoute: Readonly<Record<string, Describe>> = {
  ...housePages,
  ...listPages,
  ...itemPages,
  ...libraryPages,
}
