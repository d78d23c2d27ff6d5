import type { PageAnswer } from '@koma/contract/pages.ts'
import type { Space } from '@koma/contract/space.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import type { DeviceType } from '../../lib/calls.ts'
import type { AboutPart } from '../../lib/house-paths.ts'
import { isoInstant } from '../../lib/format.ts'
import { localised, nameOf, wordsOf } from '../../lib/localised.ts'
import { centreId, chosen, given, of, step, type Describe, type PageOf } from './described-page.ts'
import type { HousePage, Room } from './schema-types.ts'

/** The home page, what the house is and offers, and its rules. */
export const housePages: Readonly<Record<string, Describe>> = {
  'routes/home': () => ({ trail: [], things: [] }),
  'routes/about': of<{ readonly part: AboutPart | null; readonly page: PageAnswer }>((page) => {
    const { words, paths, data } = page
    const { part } = data
    const name = words(`house.${part ?? 'intro'}`)
    return {
      trail: [step(paths.about(), words('house.intro')), ...chosen(part, (one) => step(paths.about(one), name))],
      things: [housePage(page, part === 'contact' ? 'ContactPage' : 'AboutPage', name)],
    }
  }),
  'routes/contact': (page) => {
    const name = page.words('contact.title')
    return { trail: [step(page.paths.contact(), name)], things: [housePage(page, 'ContactPage', name)] }
  },
  'routes/history': of<PageAnswer>((page) => written(page, page.data, page.paths.history())),
  'routes/privacy': of<PageAnswer>((page) => written(page, page.data, page.paths.privacy())),
  'routes/terms': of<PageAnswer>((page) => written(page, page.data, page.paths.terms())),
  'routes/termsspacerental': of<{ readonly page: PageAnswer }>((page) =>
    written(page, page.data.page, page.paths.rentalTerms()),
  ),
  'routes/level': ({ paths, words }) => ({ trail: [step(paths.level(), words('shell.levels'))], things: [] }),
  'routes/sitemap': ({ paths, words }) => ({ trail: [step(paths.sitemap(), words('house.sitemapTitle'))], things: [] }),
  'routes/search': ({ paths, words }) => ({ trail: [step(paths.search(), words('search.title'))], things: [] }),
  'routes/rent-list': of<{ readonly type: DeviceType | null }>(({ paths, words, language, data: { type } }) => ({
    trail: [
      step(paths.rentList(), words('rent.title')),
      ...chosen(type, (one) => step(paths.rentList(one.id), nameOf(one, language))),
    ],
    things: [],
  })),
  'routes/space': of<{ readonly space: Space }>((page) => {
    const { paths, words, language, data } = page
    return {
      trail: [
        step(paths.space('2'), words('space.title')),
        step(paths.space(data.space.id), nameOf(data.space, language)),
      ],
      things: [room({ ...page, data: data.space })],
    }
  }),
}

/** A text of the house, in the language in which it is shown. */
function written(page: PageOf<unknown>, text: PageAnswer, href: string) {
  const title = wordsOf(text, 'title', page.language)!
  return {
    trail: [step(href, title.text)],
    things: [
      {
        ...housePage(page, 'WebPage', title.text),
        inLanguage: htmlLang[title.language],
        dateModified: isoInstant(text.updated_at),
      },
    ],
  }
}

/** A page about the centre: what one reads there is about it, and on the two that present it, it is the subject. */
function housePage({ address, language, at }: PageOf<unknown>, type: HousePage['@type'], name: string): HousePage {
  const centre = { '@id': centreId(at) }
  return {
    '@type': type,
    '@id': `${address}#page`,
    name,
    url: address,
    inLanguage: htmlLang[language],
    about: centre,
    ...(type !== 'WebPage' && { mainEntity: centre }),
  }
}

/** A room that can be rented. */
function room({ data: space, language, address, words, centre }: PageOf<Space>): Room {
  return {
    '@type': 'MeetingRoom',
    '@id': `${address}#room`,
    name: nameOf(space, language),
    url: address,
    maximumAttendeeCapacity: space.capacity,
    floorLevel: space.floor,
    floorSize: { '@type': 'QuantitativeValue', value: space.area_m2, unitCode: 'MTK' },
    containedInPlace: { '@type': 'Place', name: centre?.name ?? words('shell.centre') },
    ...given('description', localised(space, 'description', language)),
  }
}
