import type { Comic as ComicRecord } from '@koma/contract/library.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ComicAwards } from '../features/library/comic-awards.tsx'
import { ComicCover } from '../features/library/comic-cover.tsx'
import { ComicFacts } from '../features/library/comic-facts.tsx'
import { ComicHead } from '../features/library/comic-head.tsx'
import { RecordSources } from '../features/library/record-sources.tsx'
import { localised } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) =>
  load(screenOf(args), readingCalls.comic(args.params['comicId'] ?? ''))

export const meta = (input: MetaInput & { loaderData?: ComicRecord | undefined }) =>
  pageMeta(input, (words, language) => {
    const comic = input.loaderData
    return {
      title: comic ? localised(comic, 'title', language) : words('library.title'),
      description: (comic && localised(comic.seo, 'description', language)) || words('library.description'),
      ...(comic && { shared: { kind: 'book', item: comic.id } }),
    }
  })

/** comic/{id}: a work, its people, its house, its awards and its sources. Source: product §1 */
export default function Comic() {
  const comic = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      <Trail
        items={[
          { href: paths.comicList(), label: words('library.title') },
          { href: paths.comic(comic.id), label: localised(comic, 'title', language) },
        ]}
      />
      <article className="web-record">
        <div className="web-record-cover">
          <ComicCover comic={comic} />
        </div>
        <div className="k-stack">
          <ComicHead comic={comic} />
          <SectionHeading>{words('library.facts')}</SectionHeading>
          <ComicFacts comic={comic} />
        </div>
      </article>
      <ComicAwards awards={comic.awards} />
      <RecordSources record={comic} />
      <p>
        <LinkButton href={paths.comicList()} variant="quiet">
          {words('library.back')}
        </LinkButton>
      </p>
    </div>
  )
}
