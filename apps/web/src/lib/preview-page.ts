import type { DeskKind } from '@koma/contract/content.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { wordsOf } from './localised.ts'
import { pageMeta, type MetaInput } from './page-meta.ts'
import { readingCalls } from './reading-calls.ts'
import { notFound, screenOf } from './screen.ts'

/** What is being written is kept by no cache, found by no search engine, and told to no other site. */
export const previewHeaders = () => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/**
 * The draft of a kind. Without a link of the desk, or with one that has run out: the 404 screen, and never a redirect.
 * Source: product §2 (id preview). Decision: addresses (preview)
 */
export const previewLoader =
  <Item>(kind: DeskKind) =>
  async (args: LoaderFunctionArgs): Promise<Item> => {
    const screen = screenOf(args)
    const result = await screen.api.call(readingCalls.preview<Item>(kind, screen.url.searchParams.get('token') ?? ''))
    if (!result.ok) throw notFound()
    return result.data
  }

/** Some items have a title, some a name. */
type Previewed = Readonly<Partial<Record<`${'title' | 'name'}_${'zh' | 'ja' | 'en'}`, string | null>>>

/** The head of a draft: not for search engines. */
export const previewMeta = (input: MetaInput & { loaderData?: unknown }) =>
  pageMeta(input, (words, language) => {
    const item = (input.loaderData ?? {}) as Previewed
    const said = wordsOf(item, 'title', language) ?? wordsOf(item, 'name', language)
    return { title: words('news.previewTitle', { title: said?.text ?? words('news.title') }), noindex: true }
  })
