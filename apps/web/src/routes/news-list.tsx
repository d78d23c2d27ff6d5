import { CardGrid } from '@koma/ui/card-grid.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { NewsCard } from '../features/news/news-card.tsx'
import { NewsFilter } from '../features/news/news-filter.tsx'
import { atLeast } from '../lib/at-least.ts'
import { askedWords } from '../lib/asked-words.ts'
import { loadForReader } from '../lib/for-reader.ts'
import { isThere, listAnswer, pagedTitle } from '../lib/list-answer.ts'
import { nameOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { pageOf } from '../lib/page-number.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls, type NewsType } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { ListFrame } from '../shell/list-frame.tsx'
import { PageLinks } from '../shell/page-links.tsx'

export const headers = publicPage('content')

/** News of a type, of a tag or with words. An unknown type is a 404 that still shows where to go on. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const query = screen.url.searchParams
  const types = await loadForReader(screen, readingCalls.newsTypes())
  const type = types.find(({ id }) => String(id) === args.params.typeId) ?? null
  const isKnown = args.params.typeId === undefined || type !== null
  const q = askedWords(query)
  const tag = /^\d{1,9}$/.exec(query.get('tag') ?? '')?.[0]
  const asked = { type: isKnown ? type?.id : 0, q, tag, page: pageOf(query) }
  const { data: news, meta } = await loadForReader(screen, readingCalls.newsList(asked))
  const answer = { types, type, isKnown, news, meta, q, tag: tag === undefined ? undefined : Number(tag) }
  return listAnswer(answer)
}

type Shown = Parameters<typeof isThere>[0] & { readonly type: NewsType | null; readonly q?: string | undefined }

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, language, centre) => {
    const { type, q } = input.loaderData ?? {}
    return {
      title: pagedTitle(words, type ? nameOf(type, language) : words('news.title'), input.loaderData?.meta),
      description: words('news.description', { centre }),
      ...(((input.loaderData && !isThere(input.loaderData)) || q !== undefined) && { noindex: true }),
    }
  })

/** newsList: what the centre has to tell. Source: product §2, §8 "No Data Found" */
export default function NewsList() {
  const { types, type, isKnown, news, meta: pages, q, tag } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const title = type ? nameOf(type, language) : words('news.title')
  return (
    <ListFrame
      title={title}
      isFromData={type !== null}
      sound={words('news.sound')}
      lead={words('news.lead')}
      trail={[
        { href: paths.newsList(), label: words('news.title') },
        ...(type ? [{ href: paths.newsList(type.id), label: title }] : []),
      ]}
      filter={<NewsFilter types={types} type={type} isKnown={isKnown} q={q} />}
      {...(q !== undefined &&
        pages.total > 0 && {
          found: pages.more
            ? words('news.foundMore', { count: atLeast(pages.total), words: q })
            : words('news.found', { count: pages.total, words: q }),
        })}
      nothing={{
        detail: q ? words('news.noneFound', { words: q }) : words('news.none'),
        href: paths.newsList(),
        label: words('news.seeAll'),
      }}
      pages={<PageLinks meta={pages} hrefOf={(page) => paths.newsList(type?.id, { q, tag, page })} />}
    >
      {news.length > 0 ? (
        <CardGrid label={title}>
          {news.map((one) => (
            <NewsCard key={one.id} news={one} />
          ))}
        </CardGrid>
      ) : null}
    </ListFrame>
  )
}
