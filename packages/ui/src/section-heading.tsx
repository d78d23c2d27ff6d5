import type { ReactNode } from 'react'
import { UiLink } from './link.tsx'

export interface SectionHeadingProps {
  children: ReactNode
  /** The Latin sound word beside it; an ornament, silent for a screen reader. */
  sound?: string
  /** Where the whole list is. */
  more?: { href: string; label: string }
  level?: 1 | 2 | 3
  id?: string
}

/** The head of a section or of a page: display type, a red sound word, a way on. */
export function SectionHeading({ children, sound, more, level = 2, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className="k-heading" data-level={level}>
      <Heading id={id} tabIndex={level === 1 ? -1 : undefined}>
        {children}
      </Heading>
      {sound ? (
        <span
          className="k-heading-sound"
          style={{ '--letters': sound.length } as Record<string, unknown>}
          lang="en"
          aria-hidden="true"
        >
          {sound}
        </span>
      ) : null}
      {more ? (
        <UiLink className="k-more" href={more.href}>
          {more.label}
        </UiLink>
      ) : null}
    </div>
  )
}
