import type { NamedCard, TitledCard } from '@koma/contract/content.ts'
import type { SearchLink } from '@koma/contract/search.ts'
import type { SitemapItem } from '@koma/contract/sitemap.ts'
import { itemPath } from '@koma/domain/item-path.ts'
import { libraryKinds } from '@koma/domain/library-kinds.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import type { ApiClient } from './api-client.ts'
import type { Call, Page } from './calls.ts'
import { wordsOf } from './localised.ts'
import { readingCalls } from './reading-calls.ts'
import type { Words } from './words.ts'

/** What a reader of a 404 may have meant, with a sentence above it. */
export interface NearMatches {
  readonly title: string
  readonly links: ReadonlyArray<{
    readonly href: string
    readonly label: string
    /** Of the label, where it is not the reader's. */
    readonly lang?: string
  }>
}

const shownMax = 5

/** An address of an item: its language, the word of its kind, and what stands for the item. */
const itemAddress = /^\/(?:zh|ja|en)\/([a-z_]+)\/([^/]+?)(?:\/.*)?$/

interface Asker {
  readonly language: Language
  readonly words: Words
  readonly api: ApiClient
  readonly url: URL
}

/**
 * Near matches of an item that does not exist: what has its id under another kind, what is called like the words of the
 * address, and the newest of its kind. Undefined for every other address. Source: docs/guarantees.md I-51
 */
export async function nearItems({ language, words, api, url }: Asker): Promise<NearMatches | undefined> {
  const [, word = '', rest = ''] = itemAddress.exec(url.pathname) ?? []
  const list = listOf(word)
  if (!list) return undefined
  const asked = decoded(rest)
  const found = /^[1-9]\d{0,8}$/.test(asked)
    ? await sameId(api, word, asked)
    : await alike(api, asked.replaceAll(/[-_+]/g, ' ').slice(0, 60))
  const newest = await dataOf(api, list)
  const links = [
    ...found.map((item) => ({
      href: itemPath(language, item),
      ...labelOf(wordsOf(item, 'title', language), language),
    })),
    ...newest.map((item) => ({
      href: itemPath(language, { kind: kindOf(word), id: item.id, type: item.type?.slug ?? null }),
      ...labelOf('name_zh' in item ? wordsOf(item, 'name', language) : wordsOf(item, 'title', language), language),
    })),
  ]
  const different = links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at)
  return different.length > 0
    ? { title: words(found.length > 0 ? 'front.near' : 'front.newest'), links: different.slice(0, shownMax) }
    : undefined
}

type Card = TitledCard | NamedCard

/** The call for the newest of a kind, by the word of its addresses; a tag that is not there leads to the news. */
function listOf(word: string): Call<Page<Card>> | undefined {
  const query = { per_page: shownMax }
  if (word === 'news' || word === 'tag') return readingCalls.newsList(query)
  if (word === 'video') return readingCalls.videos(query)
  if (word === 'album') return readingCalls.albums(query)
  if (libraryKinds.some((kind) => kind === word)) return readingCalls.records(word as 'comic', query)
  const [, category] = /^activity_(\w+)$/.exec(word) ?? []
  return category ? readingCalls.activityList(category, { ...query, when: 'upcoming' }) : undefined
}

function kindOf(word: string): string {
  if (word === 'tag') return 'news'
  return word.startsWith('activity_') ? 'activity' : word
}

async function dataOf(api: ApiClient, call: Call<Page<Card>>): Promise<readonly Card[]> {
  const result = await api.call({ ...call, silenced: true })
  return result.ok ? result.data.data : []
}

/** All kinds share one sequence of ids: the id of a comic in an address of news leads to the comic. Tags have their own. */
async function sameId(api: ApiClient, word: string, id: string): Promise<readonly SitemapItem[]> {
  if (word === 'tag') return []
  const result = await api.call({ ...readingCalls.anyItem(id), silenced: true })
  return result.ok ? [result.data] : []
}

async function alike(api: ApiClient, q: string): Promise<readonly SearchLink[]> {
  if (q.trim() === '') return []
  const result = await api.call({ ...readingCalls.search({ q, per_page: 3 }), silenced: true })
  return result.ok ? [...result.data.data, ...result.data.near].slice(0, 3) : []
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const labelOf = (said: ReturnType<typeof wordsOf>, language: Language) => ({
  label: said?.text ?? '',
  ...(said && said.language !== language && { lang: htmlLang[said.language] }),
})
