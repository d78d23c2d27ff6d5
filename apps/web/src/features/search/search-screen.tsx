import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { PageLinks } from '../../shell/page-links.tsx'
import { atLeast } from '../../lib/at-least.ts'
import { NoHits } from './no-hits.tsx'
import { SearchBox } from './search-box.tsx'
import { elsewhereOf } from './elsewhere.ts'
import { PlaceLinks } from './place-links.tsx'
import type { Searched } from './search-data.ts'
import { SearchHitItem } from './search-hit-item.tsx'
import { SearchStart } from './search-start.tsx'
import { SearchTabs } from './search-tabs.tsx'

/** One box over everything; the results in tabs, each with the place of the words and the reason of the match. */
export function SearchScreen({ searched }: { searched: Searched }) {
  const { words, paths } = useSite()
  const { q, kind, answer, places } = searched
  return (
    <>
      <div className="web-list-head web-search-head">
        <SectionHeading level={1} sound={words('search.sound')}>
          {words('search.title')}
        </SectionHeading>
        {answer ? null : <p className="k-lead">{words('search.lead')}</p>}
        <SearchBox action={paths.search()} words={q} />
      </div>
      {answer && q !== undefined ? (
        <>
          <PlaceLinks places={places} />
          <SearchTabs q={q} kind={kind} counts={answer.counts} />
          <p role="status" className={answer.data.length > 0 ? 'web-found' : 'k-ears'}>
            {answer.more
              ? words('search.foundMore', { count: atLeast(answer.meta.total), words: q })
              : words('search.found', { count: answer.meta.total, words: q })}
          </p>
          {answer.data.length > 0 ? (
            <ol className="web-hits" role="list" aria-label={words('search.resultsLabel')}>
              {answer.data.map((hit) => (
                <SearchHitItem key={`${hit.kind} ${hit.id}`} hit={hit} />
              ))}
            </ol>
          ) : (
            <NoHits q={q} elsewhere={elsewhereOf(answer)} kind={kind} near={answer.near} />
          )}
          <PageLinks meta={answer.meta} hrefOf={(page) => paths.search({ q, type: kind, page })} />
        </>
      ) : (
        <SearchStart />
      )}
      <p className="k-column web-search-ask">
        <LinkButton href={paths.contact()} variant="quiet">
          {words('search.ask')}
        </LinkButton>
      </p>
    </>
  )
}
