import { activityCategories } from '@koma/domain/activities.ts'
import { aboutParts } from './house-paths.ts'

/** The rooms of product §2, by the last word of their address. */
export const spaceWords = ['2a', '2b', '2c', '2', '3'] as const

/**
 * The screens that everybody may read and that are no item's, by what stands behind the language: the maps of the site for
 * people and for machines are made from them. A test fails for a route that stands neither here nor among those that are
 * left out. Source: product §2
 */
export const publicScreens = [
  '',
  '/news_list',
  '/activity',
  ...activityCategories.map((category) => `/activity_${category}`),
  '/calendar',
  '/video_list/video',
  '/video_list/album',
  '/comic_list',
  '/creator_list',
  '/publisher_list',
  '/union_list',
  '/award_list',
  '/rent_list',
  ...spaceWords.map((space) => `/space/${space}`),
  '/faq',
  '/search',
  '/about',
  ...aboutParts.map((part) => `/about/${part}`),
  '/history',
  '/contact',
  '/level',
  '/termsspacerental',
  '/privacy',
  '/terms',
  '/sitemap',
] as const

/** Screens whose text has a day of its last change, by the word under which the API has it. */
export const datedScreens: Readonly<Record<string, string>> = {
  '/about': 'about',
  '/history': 'history',
  '/termsspacerental': 'termsspacerental',
  '/privacy': 'privacy',
  '/terms': 'terms',
}
