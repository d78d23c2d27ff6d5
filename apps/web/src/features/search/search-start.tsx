import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { WaysOn } from './ways-on.tsx'

/** Questions that show what the box understands: two characters, another shape, kana as letters, a name in Latin. */
const samples = ['金漫獎', '台湾', 'manga', 'Angoulême', '工作站'] as const

/** Before anything was asked: a few questions to try, and the pages that need none. */
export function SearchStart() {
  const { words, paths } = useSite()
  return (
    <div className="k-stack web-search-ways">
      <section aria-labelledby="samples">
        <h2 id="samples">{words('search.start')}</h2>
        <ul className="web-search-samples" role="list">
          {samples.map((sample) => (
            <li key={sample}>
              <UiLink href={paths.search({ q: sample })}>{sample}</UiLink>
            </li>
          ))}
        </ul>
      </section>
      <WaysOn />
    </div>
  )
}
