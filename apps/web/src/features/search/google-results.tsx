import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { PageLinks } from '../../shell/page-links.tsx'
import type { GoogleFound } from './google-data.ts'
import { SearchBox } from './search-box.tsx'

/** What Google found on this site, and the way to the site's own search. Source: product §2 googleSearch */
export function GoogleResults({ found }: { found: GoogleFound }) {
  const { words, paths } = useSite()
  const { q, hits, total, meta } = found
  const own = <LinkButton href={paths.search({ q })}>{words('search.bySite')}</LinkButton>
  return (
    <>
      <div className="web-list-head web-search-head">
        <SectionHeading level={1} sound={words('search.sound')}>
          {words('search.title')}
        </SectionHeading>
        <SearchBox action={paths.googleSearch()} words={q} />
        <p className="k-quiet">{words('search.byGoogle')}</p>
      </div>
      <p role="status" className="web-found">
        {words('search.found', { count: total, words: q })}
      </p>
      {hits.length > 0 ? (
        <ol className="web-hits" role="list" aria-label={words('search.resultsLabel')}>
          {hits.map((hit) => (
            <li key={hit.link} className="web-hit">
              <h2 className="web-hit-title">
                <UiLink href={hit.link}>{hit.title}</UiLink>
              </h2>
              <p className="web-hit-text">{hit.snippet}</p>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          sentence={words('errors.noDataFound')}
          detail={words('search.none', { words: q })}
          nextStep={own}
          motif="eyes"
        />
      )}
      <PageLinks meta={meta} hrefOf={(page) => paths.googleSearch({ q, page })} />
      {hits.length > 0 ? <p className="k-column">{own}</p> : null}
    </>
  )
}
