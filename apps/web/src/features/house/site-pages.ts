import { activityCategories } from '@koma/domain/activities.ts'
import type { Paths } from '../../lib/paths.ts'
import { spaceWords } from '../../lib/public-screens.ts'
import type { Words } from '../../lib/words.ts'

/** Every public page, in the groups in which a reader looks for it. */
export const sitePages = (words: Words, paths: Paths) => [
  { title: words('house.groupRead'), links: readPages(words, paths) },
  { title: words('house.groupVisit'), links: visitPages(words, paths) },
  { title: words('house.groupLibrary'), links: libraryPages(words, paths) },
  { title: words('house.groupMember'), links: memberPages(words, paths) },
  { title: words('house.groupRules'), links: housePages(words, paths) },
]

const readPages = (words: Words, paths: Paths) => [
  { href: paths.newsList(), label: words('shell.navNews') },
  { href: paths.activityOverview(), label: words('house.activity') },
  ...activityCategories.map((category) => ({
    href: paths.activityList(category),
    label: words(`house.${category}`),
  })),
  { href: paths.videoList(), label: words('house.videos') },
  { href: paths.albumList(), label: words('house.albums') },
  { href: paths.search(), label: words('house.search') },
]

const visitPages = (words: Words, paths: Paths) => [
  { href: paths.home(), label: words('shell.navHome') },
  { href: paths.calendar(), label: words('house.calendar') },
  { href: paths.rentList(), label: words('shell.navRent') },
  ...spaceWords.map((space) => ({ href: paths.space(space), label: words(`house.room_${space}`) })),
  { href: paths.about('floor'), label: words('house.floor') },
  { href: paths.about('transport'), label: words('house.transport') },
]

const libraryPages = (words: Words, paths: Paths) => [
  { href: paths.comicList(), label: words('shell.navComics') },
  { href: paths.records('creator'), label: words('house.creators') },
  { href: paths.records('publisher'), label: words('house.publishers') },
  { href: paths.records('union'), label: words('house.unions') },
  { href: paths.records('award'), label: words('house.awards') },
]

const memberPages = (words: Words, paths: Paths) => [
  { href: paths.sign(), label: words('shell.signIn') },
  { href: paths.register(), label: words('shell.register') },
  { href: paths.level(), label: words('shell.levels') },
  { href: paths.memberRent(), label: words('shell.memberRent') },
  { href: paths.memberCollect(), label: words('house.collect') },
]

const housePages = (words: Words, paths: Paths) => [
  { href: paths.about(), label: words('house.intro') },
  { href: paths.about('contact'), label: words('house.reach') },
  { href: paths.history(), label: words('house.history') },
  { href: paths.faq(), label: words('shell.faq') },
  { href: paths.contact(), label: words('shell.contact') },
  { href: paths.rentalTerms(), label: words('house.rental') },
  { href: paths.privacy(), label: words('legal.privacy') },
  { href: paths.terms(), label: words('legal.terms') },
]
