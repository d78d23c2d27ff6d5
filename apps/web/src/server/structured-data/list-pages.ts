import type { ActivityCard } from '@koma/contract/activities.ts'
import type { CalendarRow } from '@koma/contract/calendar.ts'
import type { TitledCard } from '@koma/contract/content.ts'
import type { Faq, FaqType } from '@koma/contract/faq.ts'
import type { AlbumCard, VideoCard } from '@koma/contract/recordings.ts'
import { activityCategories, type ActivityCategory } from '@koma/domain/activities.ts'
import type { CollectKind } from '@koma/domain/collect-kinds.ts'
import { localised, nameOf } from '../../lib/localised.ts'
import type { NewsType } from '../../lib/reading-calls.ts'
import { faqPage } from './articles.ts'
import { chosen, of, step, type Describe, type PageOf } from './described-page.ts'
import { collectionPage, itemList, namedList, titledList, whereFilled } from './item-lists.ts'

interface Recordings<Card> {
  readonly type: NewsType | null
  readonly cards: readonly Card[]
}

/** Lists of what is read, seen and visited. */
export const listPages: Readonly<Record<string, Describe>> = {
  'routes/news-list': of<{ news: readonly TitledCard[]; type: NewsType | null }>((page) => {
    const { paths, words, language, data } = page
    return {
      trail: [
        step(paths.newsList(), words('news.title')),
        ...chosen(data.type, (type) => step(paths.newsList(type.id), nameOf(type, language))),
      ],
      things: whereFilled(titledList(page, data.news, ({ id }) => paths.news(id))),
    }
  }),
  'routes/faq': of<{ questions: readonly Faq[]; type: FaqType | null }>((page) => {
    const { paths, words, language, data } = page
    return {
      trail: [
        step(paths.faq(), words('faq.title')),
        ...chosen(data.type, (type) => step(paths.faq(type.id), nameOf(type, language))),
      ],
      things: data.questions.length > 0 ? [faqPage(page, data.questions)] : [],
    }
  }),
  'routes/video-list': of<Recordings<VideoCard>>((page) => {
    const { paths, words, language, data } = page
    return {
      trail: [
        step(paths.videoList(), words('recordings.title')),
        ...chosen(data.type, (type) => step(paths.videoList(type.id), nameOf(type, language))),
      ],
      things: whereFilled(titledList(page, data.cards, ({ id }) => paths.video(id))),
    }
  }),
  'routes/album-list': of<Recordings<AlbumCard>>((page) => {
    const { paths, words, language, data } = page
    return {
      trail: [
        step(paths.albumList(), words('recordings.albumsTitle')),
        ...chosen(data.type, (type) => step(paths.albumList(type.id), nameOf(type, language))),
      ],
      things: whereFilled(namedList(page, data.cards, ({ id }) => paths.album(id))),
    }
  }),
  'routes/activity-overview': of<{ upcoming: readonly ActivityCard[] }>((page) => ({
    trail: [step(page.paths.activityOverview(), page.words('activities.title'))],
    things: whereFilled(activityList(page, page.data.upcoming)),
  })),
  ...Object.fromEntries(
    activityCategories.map((category) => [`routes/activity_${category}`, of(describeActivityList)]),
  ),
  'routes/calendar': of<{ days: readonly { entries: readonly { row: CalendarRow }[] }[] }>((page) => ({
    trail: [step(page.paths.calendar(), page.words('calendar.title'))],
    things: whereFilled(calendarList(page)),
  })),
  'routes/tag': of<TagShown>(describeTag),
}

const activityList = (page: PageOf<unknown>, activities: readonly ActivityCard[]) =>
  titledList(page, activities, ({ category, id }) => page.paths.activity(category, id))

function describeActivityList(page: PageOf<{ category: ActivityCategory; activities: readonly ActivityCard[] }>) {
  const { paths, words, data } = page
  return {
    trail: [
      step(paths.activityOverview(), words('activities.title')),
      step(paths.activityList(data.category), words(`activities.${data.category}`)),
    ],
    things: whereFilled(activityList(page, data.activities)),
  }
}

/** Every activity of the days that are shown, once. */
function calendarList(page: PageOf<{ days: readonly { entries: readonly { row: CalendarRow }[] }[] }>) {
  const rows = new Map(page.data.days.flatMap(({ entries }) => entries.map(({ row }) => [row.url, row])))
  return itemList(
    page,
    [...rows.values()].map((row) => ({
      name: localised(row, 'title', page.language),
      href: page.paths.calendarEntry(row.url),
    })),
  )
}

interface TagShown {
  readonly tag: Parameters<typeof nameOf>[0] & { readonly id: number }
  readonly tab: CollectKind
  readonly data: ReadonlyArray<TitledCard | AlbumCard | ActivityCard>
}

function describeTag(page: PageOf<TagShown>) {
  const { paths, words, language, data } = page
  const { tag, tab } = data
  const hrefOf = (item: TagShown['data'][number]) => {
    if (tab === 'activity') return paths.activity((item as ActivityCard).category, item.id)
    return tab === 'video' ? paths.video(item.id) : tab === 'album' ? paths.album(item.id) : paths.news(item.id)
  }
  const items = data.data.map((item) => ({
    name: 'name_zh' in item ? nameOf(item, language) : localised(item, 'title', language),
    href: hrefOf(item),
  }))
  return {
    trail: [step(paths.tag(tag.id), words('tags.title', { name: nameOf(tag, language) }))],
    things: [collectionPage({ ...page, data: tag }, itemList(page, items))],
  }
}
