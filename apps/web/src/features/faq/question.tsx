import type { Faq } from '@koma/contract/faq.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { RichText } from '../../shell/rich-text.tsx'
import { LanguageBadge, Said } from '../../shell/said.tsx'

/** A question that opens to its answer, with an address of its own. Opens without scripts. */
export function Question({ faq, isOpen }: { faq: Faq; isOpen: boolean }) {
  const { words, language } = useSite()
  const question = wordsOf(faq, 'question', language)
  return (
    <details className="web-question" id={`q${faq.id}`} open={isOpen}>
      <summary>
        <h2>
          <Said said={question} />
        </h2>
        <LanguageBadge said={question} />
      </summary>
      <RichText said={wordsOf(faq, 'answer', language)} />
      <p className="web-question-link">
        <UiLink href={`#q${faq.id}`}>{words('faq.linkTo')}</UiLink>
      </p>
    </details>
  )
}
