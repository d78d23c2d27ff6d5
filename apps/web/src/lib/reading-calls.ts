import type { TitledArticle, TitledCard } from '@koma/contract/content.ts'
import type { Faq, FaqType } from '@koma/contract/faq.ts'
import type { Comic, ComicPage } from '@koma/contract/library.ts'
import type { Call, DeviceType, Page, Values } from './calls.ts'

/** A type of news, as every type. */
export type NewsType = DeviceType

/** The calls of what everybody may read. Source: product §7 "Content" */
export const readingCalls = {
  newsTypes: () => get<readonly NewsType[]>('/news/type'),
  newsList: (query: Values) => get<Page<TitledCard>>('/news', query),
  news: (id: string) => get<TitledArticle>(`/news/${encodeURIComponent(id)}`),
  faqTypes: () => get<readonly FaqType[]>('/faq/type'),
  faqs: (query: Values) => get<Page<Faq>>('/faq', { per_page: 100, ...query }),
  comics: (query: Values) => get<ComicPage>('/comic', query),
  comic: (id: string) => get<Comic>(`/comic/${encodeURIComponent(id)}`),
} as const

function get<Answer>(path: string, query: Values = {}): Call<Answer> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return { method: 'GET', path: text ? `${path}?${text}` : path }
}
