import type { ReactNode } from 'react'
import { isPhrased } from './is-phrased.ts'
import { UiLink } from './link.tsx'
import { joinClasses } from './join-classes.ts'

export interface CardProps {
  /** The name of the thing; with `href` the whole card leads there. */
  title: string
  /** Of the title, where it is not the page's. */
  titleLang?: string
  href?: string
  /** A `Cover`. */
  cover?: ReactNode
  /** The flag in the corner: a category. */
  flag?: ReactNode
  flagColour?: 'red' | 'ink' | 'cyan' | 'yellow'
  /** A `StateTag` that lies on the picture. */
  state?: ReactNode
  /** A line above the title: a date, a floor, a model. */
  kicker?: ReactNode
  /** Quiet lines below the title. */
  children?: ReactNode
  /** Buttons or a price, at the foot. */
  foot?: ReactNode
  /** The level of the title in the page. */
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** One thing in a list: a drawn cover, a flag, a name, and few words. */
export function Card({
  title,
  titleLang,
  href,
  cover,
  flag,
  flagColour = 'red',
  state,
  kicker,
  children,
  foot,
  headingLevel = 3,
  className,
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={joinClasses('k-card', href ? 'k-card-leads' : '', className)}>
      <div className="k-card-words">
        {kicker ? <p className="k-card-kicker">{kicker}</p> : null}
        <Heading className="k-card-title" lang={titleLang} data-phrased={isPhrased(title) || undefined}>
          {href ? <UiLink href={href}>{title}</UiLink> : title}
        </Heading>
        {children ? <div className="k-card-text">{children}</div> : null}
        {foot ? <div className="k-card-foot">{foot}</div> : null}
      </div>
      {cover ? (
        <div className="k-card-cover">
          {cover}
          {state ? <div className="k-card-state">{state}</div> : null}
        </div>
      ) : null}
      {flag ? (
        <p className="k-card-flag" data-colour={flagColour}>
          {flag}
        </p>
      ) : null}
    </article>
  )
}
