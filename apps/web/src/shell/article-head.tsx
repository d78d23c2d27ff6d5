import { isPhrased } from '@koma/ui/is-phrased.ts'
import type { ComponentProps, ReactNode } from 'react'
import { LanguageBadge, Said } from './said.tsx'

type Words = ComponentProps<typeof Said>['said']

interface ArticleHeadProps {
  /** What kind of thing it is and since when, above the title. */
  readonly kicker: ReactNode
  readonly title: Words
  readonly summary: Words
  /** What a reader can do with it. */
  readonly deeds: ReactNode
}

/** What stands at the head of everything that is read, in whatever frame its page gives it. */
export function ArticleHead({ kicker, title, summary, deeds }: ArticleHeadProps) {
  return (
    <>
      <p className="web-article-kicker">
        {kicker}
        <LanguageBadge said={title} />
      </p>
      <h1 tabIndex={-1} data-phrased={(title && isPhrased(title.text)) || undefined}>
        <Said said={title} />
      </h1>
      {summary ? (
        <p className="k-lead">
          <Said said={summary} />
        </p>
      ) : null}
      {deeds}
    </>
  )
}
