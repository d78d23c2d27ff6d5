import type { Activity, ActivityCard } from '@koma/contract/activities.ts'
import type { zCollectAnswer, zCollectedPage } from '@koma/contract/collect.ts'
import type { DeskKind, NamedCard, TitledArticle, TitledCard } from '@koma/contract/content.ts'
import type { Faq, FaqType } from '@koma/contract/faq.ts'
import type { FaqPreview } from '@koma/contract/posting-previews.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import type { Album, AlbumCard, Video, VideoCard } from '@koma/contract/recordings.ts'
import type { zTagHead } from '@koma/contract/search.ts'
import type { CollectKind } from '@koma/domain/collect-kinds.ts'
import type { output } from 'zod'
import type { CalendarPage } from '@koma/contract/calendar.ts'
import type { Space, SpaceCard } from '@koma/contract/space.ts'
import type { SitemapItem } from '@koma/contract/sitemap.ts'
import type { SearchAnswer, Suggestion } from '@koma/contract/search.ts'
import type { Call, DeviceType, Page, Values } from './calls.ts'

/** A type of news, as every type. */
export type NewsType = DeviceType

/** What the collection reads of an item of any kind: some have a title, some a name. */
type AnyItem = Pick<TitledCard, 'is_collect'> & Partial<TitledCard & NamedCard>

/** A tag, how much each tab holds, and the list of one. */
type TagPage = output<typeof zTagHead> & Page<TitledCard>

/** The calls of what everybody may read. Source: product §7 "Content" */
export const readingCalls = {
  newsTypes: () => get<readonly NewsType[]>('/news/type'),
  newsList: (query: Values) => get<Page<TitledCard>>('/news', query),
  faqPreview: (token: string): Call<FaqPreview> => ({ ...get('/faq/preview', { token }), silenced: true }),
  preview: <Item>(kind: DeskKind, token: string) => get<Item>(`/${kind}/preview`, { token }),
  news: (id: string) => get<TitledArticle>(`/news/${encodeURIComponent(id)}`),
  activities: (query: Values) => get<Page<ActivityCard>>('/activity', query),
  activityList: (category: string, query: Values) => get<Page<ActivityCard>>(`/activity/${category}`, query),
  activity: (category: string, id: string) => get<Activity>(`/activity/${category}/${encodeURIComponent(id)}`),
  faqTypes: () => get<readonly FaqType[]>('/faq/type'),
  faqs: (query: Values) => get<Page<Faq>>('/faq', { per_page: 100, ...query }),
  videoTypes: () => get<readonly NewsType[]>('/video/type'),
  videos: (query: Values) => get<Page<VideoCard>>('/video', query),
  video: (id: string) => get<Video>(`/video/${encodeURIComponent(id)}`),
  albumTypes: () => get<readonly NewsType[]>('/album/type'),
  albums: (query: Values) => get<Page<AlbumCard>>('/album', query),
  album: (id: string) => get<Album>(`/album/${encodeURIComponent(id)}`),
  tag: (id: string, query: Values) => get<TagPage>(`/tag/${encodeURIComponent(id)}`, query),
  /** `of` is the item by its address in the API, as `news/12` or `activity/lecture/40`. */
  collect: (of: string, isCollect: boolean): Call<output<typeof zCollectAnswer>> => ({
    method: 'PUT',
    path: `/${of}/collect`,
    body: { is_collect: isCollect },
    encoding: 'json',
  }),
  /** Any item that can be collected, of which only its words and its flag are read. */
  item: (list: string, id: string): Call<AnyItem> => ({ ...get(`/${list}/${encodeURIComponent(id)}`), silenced: true }),
  collected: (kind: CollectKind, query: Values) => get<output<typeof zCollectedPage>>(`/my/collect/${kind}`, query),
  count: (deed: 'click' | 'share', id: string): Call<undefined> => ({
    method: 'PUT',
    path: `/${deed === 'click' ? 'clicks' : 'share_clicks'}/${encodeURIComponent(id)}`,
    silenced: true,
  }),
  calendar: (query: Values) => get<CalendarPage>('/calendar', { per_page: 100, ...query }),
  spaces: () => get<readonly SpaceCard[]>('/space'),
  space: (id: string, query: Values) => get<Space>(`/space/${encodeURIComponent(id)}`, query),
  records: <Answer>(kind: LibraryKind, query: Values) => get<Answer>(`/${kind}`, query),
  record: <Answer>(kind: LibraryKind, id: string) => get<Answer>(`/${kind}/${encodeURIComponent(id)}`),
  search: (query: Values) => get<SearchAnswer>('/search', query),
  /** Any item that is shown: of what kind it is, and its titles. */
  anyItem: (id: string) => get<SitemapItem>(`/sitemap/${encodeURIComponent(id)}`),
  suggestions: (q: string) => get<readonly Suggestion[]>('/search/suggest', { q }),
} as const

function get<Answer>(path: string, query: Values = {}): Call<Answer> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return { method: 'GET', path: text ? `${path}?${text}` : path }
}
