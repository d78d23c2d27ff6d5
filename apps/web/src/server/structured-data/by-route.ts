import { activityCategories } from '@koma/domain/activities.ts'
import type { TitledArticle, TitledCard } from '@koma/contract/content.ts'
import type { Faq, FaqType } from '@koma/contract/faq.ts'
import type { Activity } from '@koma/contract/activities.ts'
import type { Comic, ComicPage, Creator, Organisation } from '@koma/contract/library.ts'
import type { Video } from '@koma/contract/recordings.ts'
import { localised, nameOf } from '../../lib/localised.ts'
import type { NewsType } from '../../lib/reading-calls.ts'
import { faqPage, itemList, newsArticle } from './articles.ts'
import type { Describe, Description, PageOf } from './described-page.ts'
import { event, videoObject } from './happenings.ts'
import { book, organisation, person } from './records.ts'

/** Names what a route's loader gives. */
const of = <Data>(describe: Describe<Data>) => describe as Describe

interface NewsShown {
  readonly news: readonly TitledCard[]
  readonly type: NewsType | null
}
interface FaqShown {
  readonly questions: readonly Faq[]
  readonly type: FaqType | null
}

/**
 * What each route's page is about, by the route's id; a route without a line has none but the site's own. It is only
 * written on the server, so that no browser carries it.
 */
export const byRoute: Readonly<Record<string, Describe>> = {
  'routes/home': () => ({ trail: [], things: [] }),
  'routes/news-list': of<NewsShown>((page) => ({
    trail: [
      newsStep(page),
      ...(page.data.type
        ? [{ href: page.paths.newsList(page.data.type.id), label: nameOf(page.data.type, page.language) }]
        : []),
    ],
    things: [itemList(page, page.data.news, ({ id }) => page.paths.news(id))],
  })),
  'routes/news': of<TitledArticle>((page) => ({
    trail: [
      newsStep(page),
      { href: page.paths.news(page.data.id), label: localised(page.data, 'title', page.language) },
    ],
    things: [newsArticle(page)],
  })),
  'routes/faq': of<FaqShown>((page) => ({
    trail: [
      { href: page.paths.faq(), label: page.words('faq.title') },
      ...(page.data.type
        ? [{ href: page.paths.faq(page.data.type.id), label: nameOf(page.data.type, page.language) }]
        : []),
    ],
    things: page.data.questions.length > 0 ? [faqPage(page, page.data.questions)] : [],
  })),
  'routes/comic-list': of<{ readonly page: ComicPage }>((page) => ({
    trail: [comicStep(page)],
    things: [itemList(page, page.data.page.data, ({ id }) => page.paths.comic(id))],
  })),
  'routes/comic': of<Comic>((page) => ({
    trail: [
      comicStep(page),
      { href: page.paths.comic(page.data.id), label: localised(page.data, 'title', page.language) },
    ],
    things: [book(page)],
  })),
  'routes/creator': of<Creator>((page) => ({
    trail: recordTrail(page, 'creator', page.data),
    things: [person(page)],
  })),
  'routes/publisher': of<Organisation>((page) => ({
    trail: recordTrail(page, 'publisher', page.data),
    things: [organisation(page)],
  })),
  'routes/union': of<Organisation>((page) => ({
    trail: recordTrail(page, 'union', page.data),
    things: [organisation(page)],
  })),
  'routes/video': of<Video>((page) => {
    const video = videoObject(page)
    return {
      trail: [
        { href: page.paths.videoList(), label: page.words('recordings.title') },
        { href: page.paths.video(page.data.id), label: localised(page.data, 'title', page.language) },
      ],
      things: video ? [video] : [],
    }
  }),
  ...Object.fromEntries(
    activityCategories.map((category) => [`routes/activity_${category}/:activityId`, of(describeActivity)]),
  ),
}

type Place = Parameters<Describe>[0]
const newsStep = ({ paths, words }: Place) => ({ href: paths.newsList(), label: words('news.title') })
const comicStep = ({ paths, words }: Place) => ({ href: paths.comicList(), label: words('library.title') })

type Named = Parameters<typeof nameOf>[0] & { readonly id: number }

const recordTrail = ({ paths, words, language }: Place, kind: 'creator' | 'publisher' | 'union', record: Named) => [
  { href: paths.records(kind), label: words(`library.${kind}Title`) },
  { href: paths.record(kind, record.id), label: nameOf(record, language) },
]

function describeActivity(page: PageOf<{ readonly activity: Activity }>): Description {
  const { activity } = page.data
  const { words, language, paths } = page
  const href = paths.activity(activity.category, activity.id)
  return {
    trail: [
      { href: paths.activityOverview(), label: words('activities.title') },
      { href, label: localised(activity, 'title', language) },
    ],
    things: [event({ ...page, data: activity })],
  }
}
