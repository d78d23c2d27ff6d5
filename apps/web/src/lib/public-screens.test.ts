import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { sitePages } from '../features/house/site-pages.ts'
import routes from '../routes.ts'
import { provideAllWords } from '../server/provide-all-words.ts'
import { pathsOf } from './paths.ts'
import { publicScreens } from './public-screens.ts'
import { wordsFor } from './words.ts'

beforeAll(() => provideAllWords())

/** Why a route is no screen of the map: the first that fits tells. */
const leftOut: readonly (readonly [reason: string, of: RegExp])[] = [
  ['a member’s own', /^\/(member|account_cancel|recharge)(\/|$)/],
  ['a way in, or a form of one', /^\/(sign|register|register_three|forget_password|identity|forget|olduser|3rd)(\/|$)/],
  ['behind the login guard', /^\/rent\/|\/apply$/],
  [
    'an item, which stands there by its id',
    /^\/(news|comic|creator|publisher|union|award|video|album|activity_\w+)\/:/,
  ],
  ['a draft', /\/preview$/],
  ['a list of what has one tag', /^\/tag\//],
  ['what another house found', /^\/google_search$/],
  ['no page but an answer', /^\/(open_data|visit|search\/suggest)/],
  ['a file', /\.ics$/],
  ['what follows a form', /^\/contact\/(sent|state)$/],
  ['an error', /^\/(error404|error500|\*)$/],
]

/** The addresses of all routes under the language, without what may be left out of them. */
function addressesOf(entries: readonly RouteConfigEntry[], before = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? before : `${before}/${path}`.replace(/\/:\w+\?/g, '')
    if (children) return addressesOf(children, own)
    return path === undefined && !index ? [] : [own]
  })
}

const all = addressesOf(routes)
  .filter((address) => address.startsWith('/:lang'))
  .map((address) => address.slice('/:lang'.length))

/** A route with a word to fill in stands for each of the screens that fill it in. */
const standsFor = (route: string) => {
  const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`)
  return publicScreens.some((screen) => pattern.test(screen))
}

describe('the public screens', () => {
  test('are every route, but those that are left out for a reason', () => {
    const forgotten = all.filter((route) => !standsFor(route) && !leftOut.some(([, of]) => of.test(route)))
    expect(all.length).toBeGreaterThan(60)
    expect(forgotten).toEqual([])
  })

  test('have a route each, and none that is left out', () => {
    for (const screen of publicScreens) {
      const word = screen.split('/').slice(0, 2).join('/')
      expect(
        all.some((route) => route === screen || route === word || route.startsWith(`${word}/:`)),
        screen,
      ).toBe(true)
      expect(
        leftOut.filter(([, of]) => of.test(screen)).map(([reason]) => reason),
        screen,
      ).toEqual([])
    }
    expect(new Set(publicScreens).size).toBe(publicScreens.length)
  })

  test('negative control: a new route that nobody thought of is told', () => {
    const [forgotten] = ['/exhibition_tour'].filter(
      (route) => !standsFor(route) && !leftOut.some(([, of]) => of.test(route)),
    )
    expect(forgotten).toBe('/exhibition_tour')
  })

  test('are all on the screen that shows people the way, or one step from it', () => {
    const linked = new Set(
      sitePages(wordsFor('zh'), pathsOf('zh')).flatMap(({ links }) => links.map(({ href }) => href)),
    )
    const missing = publicScreens.filter((screen) => screen !== '/sitemap' && !linked.has(`/zh${screen}`))
    expect(missing).toEqual([])
  })
})
