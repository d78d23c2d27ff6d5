import type { SearchKind, SearchLink } from '@koma/contract/search.ts'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { itemPath } from '@koma/domain/item-path.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { WaysOn } from './ways-on.tsx'

interface NoHitsProps {
  readonly q: string
  /** Where there are hits all the same: on pages before this one, or of other kinds than the open one. */
  readonly elsewhere: 'before' | 'other-kinds' | null
  readonly kind: SearchKind | undefined
  readonly near: readonly SearchLink[]
}

const details = {
  before: 'search.beyondLast',
  'other-kinds': 'search.noneOfKind',
  nowhere: 'search.none',
} as const

/** Nothing was found: what is written alike, and where to go on. Source: product §8 "No Data Found" */
export function NoHits({ q, elsewhere, kind, near }: NoHitsProps) {
  const { words, language, paths } = useSite()
  return (
    <div className="k-stack web-search-ways">
      <EmptyState
        sentence={words('errors.noDataFound')}
        motif="eyes"
        detail={words(details[elsewhere ?? 'nowhere'], { words: q })}
        nextStep={
          elsewhere === 'before' ? (
            <LinkButton href={paths.search({ q, type: kind })}>{words('search.firstPage')}</LinkButton>
          ) : elsewhere === 'other-kinds' ? (
            <LinkButton href={paths.search({ q })}>{words('search.seeAll')}</LinkButton>
          ) : (
            <p>{words('search.noneHelp')}</p>
          )
        }
      />
      {near.length > 0 ? (
        <section aria-labelledby="near">
          <h2 id="near">{words('search.near')}</h2>
          <ul className="web-search-links" role="list">
            {near.map((link) => (
              <li key={`${link.kind} ${link.id}`}>
                <UiLink href={itemPath(language, link)}>
                  <Said said={wordsOf(link, 'title', language)} />
                </UiLink>{' '}
                <span className="k-quiet">{words(`search.kind_${link.kind}`)}</span>{' '}
                <LanguageBadge said={wordsOf(link, 'title', language)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {elsewhere ? null : <WaysOn />}
    </div>
  )
}
