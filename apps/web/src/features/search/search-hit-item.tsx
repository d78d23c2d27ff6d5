import type { SearchHit, SearchPiece } from '@koma/contract/search.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { itemPath } from '@koma/domain/item-path.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { titleOf } from './hit-title.ts'
import { Marked } from './marked.tsx'

/** What was found: its kind, its title, where the words stand, and why they are the same. */
export function SearchHitItem({ hit }: { hit: SearchHit }) {
  const { words, language } = useSite()
  const title = wordsOf(hit, 'title', language)
  const { pieces, language: spoken } = hit.snippet
  const parted = title?.language === spoken ? titleOf(pieces, title.text) : null
  const rest = parted?.rest ?? pieces
  return (
    <li className="web-hit">
      <p className="web-hit-kind" data-kind={hit.kind}>
        {words(`search.kind_${hit.kind}`)}
      </p>
      <h2 className="web-hit-title">
        <UiLink href={itemPath(language, hit)}>
          {parted ? <MarkedTitle pieces={parted.title} lang={langOf(spoken, language)} /> : <Said said={title} />}
        </UiLink>{' '}
        <LanguageBadge said={title} />
      </h2>
      {rest.length > 0 ? (
        <p className="web-hit-text" lang={langOf(spoken, language)}>
          <Marked pieces={rest} />
        </p>
      ) : null}
      {rest.length > 0 && spoken !== language && spoken !== title?.language ? (
        <p>
          <LanguageBadge said={{ text: '', language: spoken }} />
        </p>
      ) : null}
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

const MarkedTitle = ({ pieces, lang }: { pieces: readonly SearchPiece[]; lang: string | undefined }) => (
  <span lang={lang}>
    <Marked pieces={pieces} />
  </span>
)

/** A `lang` where it is not the page's. */
const langOf = (spoken: Language, language: Language) => (spoken === language ? undefined : htmlLang[spoken])
