import type { ActivityCard } from '@koma/contract/activities.ts'
import type { TitledCard } from '@koma/contract/content.ts'
import type { ComicCard } from '@koma/contract/library.ts'
import type { VideoCard } from '@koma/contract/recordings.ts'
import type { CardProps } from '@koma/ui/card.tsx'
import type { CoverPanelProps } from '@koma/ui/cover-panel.tsx'
import type { SizedPicture } from '@koma/ui/cover-picture.tsx'
import type { StateLook } from '@koma/ui/state-tag.tsx'
import { htmlLang } from '@koma/domain/languages.ts'
import { plainDate } from '../../lib/format.ts'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { activityState, activityTime, categoryColours, countdown, feeWords } from '../../lib/activity-words.ts'
import { clockOf } from '../../lib/duration.ts'
import { leafOf, type Leaf } from '../../lib/leaf.ts'
import { written, type Site, type Written } from './written.ts'

/** A card of the first page, in words. */
export interface HomeCardView {
  readonly id: number
  readonly href: string
  readonly title: Written
  /** Its lines: a summary, a place, or those who made it. */
  readonly text: readonly Written[]
  readonly kicker: string
  readonly picture: SizedPicture | null
  /** What the drawn cover is about, where there is no picture. */
  readonly subject: string
  /** A book has a jacket instead. */
  readonly jacket?: CoverPanelProps
  readonly flag?: Written | undefined
  readonly flagColour?: NonNullable<CardProps['flagColour']>
  readonly state?: { readonly look: StateLook; readonly word: string }
  /** The length of a video. */
  readonly length?: string
  /** The leaf of the calendar. */
  readonly day?: Leaf
  readonly foot?: readonly string[]
}

/** What runs or comes next. */
export function activityCard(activity: ActivityCard, site: Site): HomeCardView {
  const { words, paths } = site
  const { registration } = activity
  const { look, key } = activityState(activity)
  const next = countdown(words, registration)
  return {
    id: activity.id,
    picture: activity.cover,
    href: paths.activity(activity.category, activity.id),
    title: written(activity, 'title', site)!,
    text: listOf(written(activity, 'location', site)),
    kicker: activityTime(words, activity),
    subject: activity.category,
    flag: { text: words(`activities.one_${activity.category}`) },
    flagColour: categoryColours[activity.category],
    state: { look, word: words(`activities.state_${key}`) },
    day: leafOf(words, activity),
    foot: [feeWords(words, registration.fee_points), ...(next ? [next] : [])],
  }
}

export const newsCard = (news: TitledCard, site: Site): HomeCardView => ({
  id: news.id,
  picture: news.cover,
  href: site.paths.news(news.id),
  title: written(news, 'title', site)!,
  text: listOf(written(news, 'summary', site)),
  kicker: plainDate(site.words, news.published_at.slice(0, 10)),
  subject: 'news',
  flag: (news.type && written(news.type, 'name', site)) ?? undefined,
})

export const videoCard = (video: VideoCard, site: Site): HomeCardView => ({
  id: video.id,
  picture: video.cover,
  href: site.paths.video(video.id),
  title: written(video, 'title', site)!,
  text: listOf(written(video, 'summary', site)),
  kicker: plainDate(site.words, video.published_at.slice(0, 10)),
  subject: video.type?.slug ?? '',
  length: clockOf(video.duration_s),
  flagColour: 'ink',
  flag: (video.type && written(video.type, 'name', site)) ?? undefined,
})

export function comicCard(comic: ComicCard, site: Site): HomeCardView {
  const { words, language, paths } = site
  const title = wordsOf(comic, 'title', language)!
  const [genre] = comic.genres
  return {
    id: comic.id,
    picture: comic.cover,
    href: paths.comic(comic.id),
    title: written(comic, 'title', site)!,
    text: comic.creators.flatMap((creator) => listOf(written(creator, 'name', site))),
    kicker: String(comic.year ?? words('library.yearUnknown')),
    subject: 'book',
    jacket: {
      seed: String(comic.id),
      shape: 'book',
      title: title.text,
      titleLang: htmlLang[title.language],
      label: genre && nameOf(genre, language),
      mark: comic.year === null ? undefined : String(comic.year),
    },
  }
}

const listOf = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value])
