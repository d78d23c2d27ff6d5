import type { Language } from '@koma/domain/languages.ts'
import { UiLink } from '@koma/ui/link.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { ArticleHead } from '../../shell/article-head.tsx'
import { SaidName } from '../../shell/said-name.tsx'

type Words = { readonly text: string; readonly language: Language } | null

interface RecordingHeadProps {
  readonly title: Words
  readonly summary: Words
  readonly publishedAt: string
  /** The list of its type. */
  readonly type: { readonly href: string; readonly names: ComponentProps<typeof SaidName>['of'] } | null
  /** A few words beside the date: a length, a count. */
  readonly extent: ReactNode
  readonly deeds: ReactNode
}

/** The head of a video's or an album's page: of which type, since when, how long, and what one can do with it. */
export function RecordingHead({ title, summary, publishedAt, type, extent, deeds }: RecordingHeadProps) {
  const { words } = useSite()
  const day = publishedAt.slice(0, 10)
  return (
    <header className="web-from-data web-recording-head">
      <ArticleHead
        kicker={
          <>
            {type ? (
              <UiLink href={type.href}>
                <SaidName of={type.names} />
              </UiLink>
            ) : null}
            <time dateTime={day}>{words('recordings.publishedOn', { date: plainDate(words, day) })}</time>
            <span>{extent}</span>
          </>
        }
        title={title}
        summary={summary}
        deeds={deeds}
      />
    </header>
  )
}
