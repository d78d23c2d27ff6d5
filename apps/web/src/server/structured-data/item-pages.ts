import type { Activity } from '@koma/contract/activities.ts'
import type { TitledArticle } from '@koma/contract/content.ts'
import type { Album, Video } from '@koma/contract/recordings.ts'
import { activityCategories } from '@koma/domain/activities.ts'
import { localised, nameOf } from '../../lib/localised.ts'
import { newsArticle } from './articles.ts'
import { of, step, type Describe, type Description, type PageOf } from './described-page.ts'
import { event, videoObject } from './happenings.ts'
import { collectionPage, titledList } from './item-lists.ts'

/** News, recordings and activities, each on its own page. */
export const itemPages: Readonly<Record<string, Describe>> = {
  'routes/news': of<TitledArticle>((page) => {
    const { paths, words, language, data: news } = page
    return {
      trail: [
        step(paths.newsList(), words('news.title')),
        step(paths.news(news.id), localised(news, 'title', language)),
      ],
      things: [newsArticle(page)],
    }
  }),
  'routes/video': of<Video>((page) => {
    const { paths, words, language, data } = page
    const video = videoObject(page)
    return {
      trail: [
        step(paths.videoList(), words('recordings.title')),
        step(paths.video(data.id), localised(data, 'title', language)),
      ],
      things: video ? [video] : [],
    }
  }),
  'routes/album': of<Album>((page) => {
    const { paths, words, language, data: album } = page
    return {
      trail: [
        step(paths.albumList(), words('recordings.albumsTitle')),
        step(paths.album(album.id), nameOf(album, language)),
      ],
      things: [
        collectionPage(
          page,
          titledList(page, album.videos, ({ id }) => paths.video(id)),
        ),
      ],
    }
  }),
  ...Object.fromEntries(
    activityCategories.map((category) => [`routes/activity_${category}/:activityId`, of(describeActivity)]),
  ),
}

function describeActivity(page: PageOf<{ readonly activity: Activity }>): Description {
  const { activity } = page.data
  const { words, language, paths } = page
  return {
    trail: [
      step(paths.activityOverview(), words('activities.title')),
      step(paths.activityList(activity.category), words(`activities.${activity.category}`)),
      step(paths.activity(activity.category, activity.id), localised(activity, 'title', language)),
    ],
    things: [event({ ...page, data: activity })],
  }
}
