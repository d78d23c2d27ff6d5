import { CardGrid } from '@koma/ui/card-grid.tsx'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ComicCard } from '../features/library/comic-card.tsx'
import { ComicFilters, type AskedComics } from '../features/library/comic-filters.tsx'
import { askedWords } from '../lib/asked-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { pageOf } from '../lib/page-number.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { PageLinks } from '../shell/page-links.tsx'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('content')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const query = screen.url.searchParams
  const asked = askedComics(query)
  return { asked, page: await load(screen, readingCalls.comics({ ...asked, page: pageOf(query), per_page: 24 })) }
}

/** What the address asks; what could be no value of a filter is not asked. */
function askedComics(query: URLSearchParams): AskedComics {
  const slug = (name: string) => /^[a-z0-9-]{1,64}$/.exec(query.get(name) ?? '')?.[0]
  const digits = (name: string, pattern: RegExp) => pattern.exec(query.get(name) ?? '')?.[0]
  return {
    q: askedWords(query),
    genre: slug('genre'),
    decade: digits('decade', /^\d{4}$/),
    publisher: digits('publisher', /^\d{1,9}$/),
    award: slug('award'),
    sort: /^(year|name)$/.exec(query.get('sort') ?? '')?.[0],
  }
}

export const meta = (input: MetaInput & { loaderData?: { readonly asked: AskedComics } | undefined }) =>
  pageMeta(input, (words) => ({
    title: words('library.title'),
    description: words('library.description'),
    ...(input.loaderData?.asked.q !== undefined && { noindex: true }),
  }))

/** comic_list: the database of works. Source: product §1 */
export default function ComicList() {
  const { asked, page } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  const title = words('library.title')
  return (
    <>
      <Trail items={[{ href: paths.comicList(), label: title }]} />
      <div className="web-list-head">
        <SectionHeading level={1} sound={words('library.sound')}>
          {title}
        </SectionHeading>
        <p className="k-lead">{words('library.lead')}</p>
      </div>
      <ComicFilters asked={asked} filters={page.filters} />
      <p role="status" className="web-found">
        {words('library.found', { count: page.meta.total })}
      </p>
      {page.data.length > 0 ? (
        <CardGrid label={title}>
          {page.data.map((comic) => (
            <ComicCard key={comic.id} comic={comic} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          sentence={words('errors.noDataFound')}
          detail={words('library.none')}
          nextStep={<LinkButton href={paths.comicList()}>{words('library.clear')}</LinkButton>}
        />
      )}
      <PageLinks meta={page.meta} hrefOf={(one) => paths.comicList({ ...asked, page: one })} />
    </>
  )
}
