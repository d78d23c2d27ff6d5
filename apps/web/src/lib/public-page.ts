import type { HeadersArgs } from 'react-router'
import { isLacking, lackingHeaders } from './load-part.ts'
import type { routeWords } from './paths.ts'

/** What a page shows, by the names under which its changes are announced; a cache in front forgets it by them. */
export type PageTag = 'content' | 'device' | 'faq' | 'notice' | 'opening-hours' | 'setting' | 'space'

/** What the frame of every page shows. */
const frameTags = ['notice', 'opening-hours', 'setting'] as const satisfies readonly PageTag[]

/**
 * First words of the screens that may be kept with their data, alone or with one more part (`news/12`, `about/floor`): no
 * form, nothing of a member. A screen says by `publicPage` what it shows; one that does not is drawn for each reader.
 */
export const keptWords = [
  'news_list',
  'news',
  'activity',
  'activity_exhibition',
  'activity_lecture',
  'activity_course',
  'activity_matchmaking',
  'tag',
  'calendar',
  'search',
  'rent_list',
  'space',
  'faq',
  'video_list',
  'video',
  'album',
  'union_list',
  'union',
  'publisher_list',
  'publisher',
  'award_list',
  'award',
  'comic_list',
  'comic',
  'creator_list',
  'creator',
  'about',
  'privacy',
  'terms',
  'termsspacerental',
  'level',
  'history',
  'sitemap',
] as const satisfies readonly (typeof routeWords)[number][]

/**
 * The headers of a screen that looks the same to every visitor of a language, so that it may be kept until one of the
 * things it shows changes. A reader with a session gets a page of their own, which nobody keeps; so does everybody while
 * a part of the page cannot be had.
 */
export const publicPage =
  (...tags: readonly PageTag[]) =>
  ({ loaderHeaders, parentHeaders }: Partial<HeadersArgs> = {}): Record<string, string> =>
    isLacking(loaderHeaders, parentHeaders)
      ? lackingHeaders
      : {
          'cache-control': 'public, no-cache',
          vary: 'Cookie',
          'surrogate-key': [...new Set([...frameTags, ...tags])].join(' '),
        }
