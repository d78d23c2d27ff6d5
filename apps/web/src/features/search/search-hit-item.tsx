import type { SearchHit } from '@koma/contract/search.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { itemPath } from '@koma/domain/item-path.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'

/** What was found: its kind, its title, where the words stand, and why they are the same. */
export function SearchHitItem({ hit }: { hit: SearchHit }) {
  const { words, language } = useSite()
  const title = wordsOf(hit, 'title', language)
  const { pieces, language: spoken } = hit.snippet
  return (
    <li className="web-hit">
      <p className="web-hit-kind" data-kind={hit.kind}>
        {words(`search.kind_${hit.kind}`)}
      </p>
      <h2 className="web-hit-title">
        <UiLink href={itemPath(language, hit)}>
          <Said said={title} />
        </UiLink>{' '}
        <LanguageBadge said={title} />
      </h2>
      <p className="web-hit-text" lang={spoken === language ? undefined : htmlLang[spoken]}>
        {pieces.map((piece, index) =>
          // The pieces of a text keep their places.
          // eslint-disable-next-line react/no-array-index-key
          piece.hit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
        )}
      </p>
      {hit.reasons.length > 0 ? (
        <ul className="web-hit-reasons" role="list" aria-label={words('search.reasonsLabel')}>
          {hit.reasons.map(({ kind, asked, found }) => (
            <li key={`${asked} ${found}`}>{words(`search.reason_${kind}`, { asked, found })}</li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
