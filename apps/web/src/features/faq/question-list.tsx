import type { Faq } from '@koma/contract/faq.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { SaidName } from '../../shell/said-name.tsx'
import { Question } from './question.tsx'

interface QuestionListProps {
  /** In the order of their topics. */
  readonly questions: readonly Faq[]
  /** Whether each topic stands above its questions, which do not name it themselves. */
  readonly isByTopic: boolean
  isOpen(question: Faq): boolean
}

/** Questions below each other, all topics or one. */
export function QuestionList({ questions, isByTopic, isOpen }: QuestionListProps) {
  if (!isByTopic) return <Questions questions={questions} isOpen={isOpen} />
  return (
    <div className="k-stack k-stack-wide">
      {topicsOf(questions).map(({ type, questions: own }) => (
        <section key={type.id} className="k-stack" aria-labelledby={`topic-${type.id}`}>
          <SectionHeading id={`topic-${type.id}`}>
            <SaidName of={type} />
          </SectionHeading>
          <Questions questions={own} isOpen={isOpen} headingLevel={3} />
        </section>
      ))}
    </div>
  )
}

interface QuestionsProps extends Omit<QuestionListProps, 'isByTopic'> {
  readonly headingLevel?: 2 | 3
}

function Questions({ questions, isOpen, headingLevel = 2 }: QuestionsProps) {
  return (
    <div className="k-column web-questions">
      {questions.map((faq) => (
        <Question key={faq.id} faq={faq} isOpen={isOpen(faq)} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

const topicsOf = (questions: readonly Faq[]) =>
  [...Map.groupBy(questions, ({ type }) => type.id).values()].map((own) => ({ type: own[0]!.type, questions: own }))
