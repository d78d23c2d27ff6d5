import type { TitledArticle } from '@koma/contract/content.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { NewsArticle } from '../features/news/news-article.tsx'
import { localised } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { notFound, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

/** What is being written is kept by no cache, found by no search engine, and told to no other site. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/** Without a link of the desk, or with one that has run out: the 404 screen, and never a redirect. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const result = await screen.api.call(readingCalls.newsPreview(screen.url.searchParams.get('token') ?? ''))
  if (!result.ok) throw notFound()
  return result.data
}

export const meta = (input: MetaInput & { loaderData?: TitledArticle | undefined }) =>
  pageMeta(input, (words, language) => {
    const title = input.loaderData ? localised(input.loaderData, 'title', language) : words('news.title')
    return { title: words('news.previewTitle', { title }), noindex: true }
  })

/** news/preview: an article as it is being written. Source: product §2 (id preview). Decision: addresses (preview) */
export default function NewsPreview() {
  const news = useLoaderData<typeof loader>()
  const { words } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      <p className="k-column web-preview" role="note">
        <b>{words('news.previewLabel')}</b> {words('news.previewNote')}
      </p>
      <NewsArticle news={news} deeds={null} />
    </div>
  )
}
