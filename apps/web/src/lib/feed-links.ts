import type { Language } from '@koma/domain/languages.ts'
import type { MetaDescriptor } from 'react-router'
import { calendarFeedPath } from './paths.ts'
import { wordsFor } from './words.ts'

/** The feeds of a screen, by the id of its route; a screen without a line has none. */
const feedsOf: Readonly<Record<string, readonly FeedKind[]>> = {
  'routes/home': ['news', 'activity', 'calendar'],
  'routes/news-list': ['news'],
  'routes/news': ['news'],
  'routes/activity-overview': ['activity', 'calendar'],
  'routes/activity_exhibition': ['activity', 'calendar'],
  'routes/activity_lecture': ['activity', 'calendar'],
  'routes/activity_course': ['activity', 'calendar'],
  'routes/activity_matchmaking': ['activity', 'calendar'],
  'routes/calendar': ['calendar', 'activity'],
}

type FeedKind = 'news' | 'activity' | 'calendar'

/**
 * How readers of feeds and calendar programs find what they can follow from a page; `centre` is its name in the language.
 * Source: RFC 4287 §4.2.7, features "site"
 */
export function feedLinks(
  routeId: string | undefined,
  { language, publicUrl, centre }: { readonly language: Language; readonly publicUrl: string; readonly centre: string },
): MetaDescriptor[] {
  const words = wordsFor(language)
  const titleOf = (key: 'calendar.title' | 'search.kind_news' | 'search.kind_activity') =>
    words('shell.title', { page: words(key), centre })
  return (feedsOf[routeId ?? ''] ?? []).flatMap((kind) =>
    kind === 'calendar'
      ? [
          linkTo(
            'text/calendar',
            titleOf('calendar.title'),
            publicUrl + calendarFeedPath(language, categoryOf(routeId)),
          ),
        ]
      : (['atom', 'rss'] as const).map((format) =>
          linkTo(
            `application/${format}+xml`,
            titleOf(`search.kind_${kind}`),
            `${publicUrl}/feeds/${language}/${kind}.${format}`,
          ),
        ),
  )
}

const linkTo = (type: string, title: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type,
  title,
  href,
})

/** The category whose calendar a list of activities has of its own. */
const categoryOf = (routeId = ''): string | undefined => /^routes\/activity_(\w+)$/.exec(routeId)?.[1]
