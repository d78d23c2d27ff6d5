import type { Faq } from '@koma/contract/faq.ts'
import { itemPath } from '@koma/domain/item-path.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { RichText } from '../../shell/rich-text.tsx'
import { LanguageBadge, Said } from '../../shell/said.tsx'

/** The place of an answer in the addresses of its page. */
export const questionId = (id: number): string => `q${id}`

interface QuestionProps {
  readonly faq: Faq
  readonly isOpen: boolean
  readonly isDraft?: boolean
  readonly headingLevel?: 2 | 3
}

/**
 * A question that opens to its answer, without scripts. The address names the answer and not the whole: a browser opens what
 * lies around the place that it is led to.
 */
export function Question({ faq, isOpen, isDraft = false, headingLevel = 2 }: QuestionProps) {
  const { words, language } = useSite()
  const Heading = `h${headingLevel}` as const
  const question = wordsOf(faq, 'question', language)
  // A draft has no address of its own yet.
  const href = isDraft ? `#${questionId(faq.id)}` : itemPath(language, { kind: 'faq', id: faq.id, type: null })
  return (
    <details className="web-question" open={isOpen} data-draft={isDraft || undefined}>
      <summary>
        <Heading>
          <Said said={question} />
        </Heading>
        {isDraft ? <b className="web-question-draft">{words('news.previewLabel')}</b> : null}
        <LanguageBadge said={question} />
      </summary>
      <div id={questionId(faq.id)} className="web-question-answer">
        <RichText said={wordsOf(faq, 'answer', language)} />
        <p className="web-question-link">
          <UiLink href={href}>{words('faq.linkTo')}</UiLink>
        </p>
      </div>
    </details>
  )
}
