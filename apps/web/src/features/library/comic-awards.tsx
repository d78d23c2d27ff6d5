import type { Comic } from '@koma/contract/library.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

/** What a work has won or stood for; nothing where it has not. */
export function ComicAwards({ awards }: { awards: Comic['awards'] }) {
  const { words, language } = useSite()
  if (awards.length === 0) return null
  return (
    <section className="k-stack" aria-labelledby="awards">
      <SectionHeading id="awards">{words('library.awards')}</SectionHeading>
      <ul className="web-honours">
        {awards.map((honour) => (
          <li key={`${honour.award.id} ${honour.category_zh}`}>
            <StateTag look={honour.result === 'winner' ? 'mine' : 'note'}>{words(`library.${honour.result}`)}</StateTag>
            {words('library.honour', {
              year: honour.year,
              award: nameOf(honour.award, language),
              category: wordsOf(honour, 'category', language)?.text ?? '',
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
