import type { AwardLine } from '@koma/contract/library.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { Names } from './names.tsx'

interface AwardLinesProps {
  readonly id: 'winners' | 'finalists'
  readonly lines: readonly AwardLine[]
}

/** Who won, or who stood for it, category by category, each leading to the work, the people and the house. */
export function AwardLines({ id, lines }: AwardLinesProps) {
  const { words, language } = useSite()
  return (
    <section className="k-stack" aria-labelledby={id}>
      <SectionHeading id={id}>{words(`library.${id}`)}</SectionHeading>
      {lines.length === 0 ? <p>{words('library.noWinners')}</p> : null}
      <div className="web-podium" data-of={id}>
        {[...Map.groupBy(lines, (line) => wordsOf(line, 'category', language)?.text)].map(([category, named]) => (
          <section key={category} className="web-prize">
            <h3>
              <Said said={wordsOf(named[0]!, 'category', language)} />
            </h3>
            <ul role="list">
              {named.map((line, place) => (
                <li key={place}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** A line may name a work, people, or both; what the sources leave out stands empty. */
function Line({ line }: { line: AwardLine }) {
  const { language, paths } = useSite()
  const title = wordsOf(line, 'title', language)
  return (
    <>
      {title ? (
        <p className="web-prize-title">
          {line.comic_id === null ? (
            <Said said={title} />
          ) : (
            <UiLink href={paths.record('comic', line.comic_id)}>
              <Said said={title} />
            </UiLink>
          )}{' '}
          <LanguageBadge said={title} />
        </p>
      ) : null}
      <p>
        {line.creators.length > 0 ? (
          <Names of={line.creators} kind="creator" />
        ) : (
          <Said said={wordsOf(line, 'creators', language)} />
        )}
        {line.publisher ? (
          <>
            {' · '}
            <Names of={[line.publisher]} kind="publisher" />
          </>
        ) : null}
      </p>
    </>
  )
}
