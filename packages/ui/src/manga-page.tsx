import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface MangaPageProps {
  /** The name of this page of panels for a screen reader. */
  label: string
  /** `opening`: one large, two beside it, three below. `three`: one large and two. `pair`: two that lean together. */
  layout?: 'opening' | 'three' | 'pair'
  /** `Panel`s, in reading order: six, three or two. */
  children: ReactNode
  className?: string
}

/** A page of panels with slanted gutters; on a phone it becomes a strip that is read downwards. */
export function MangaPage({ label, layout = 'opening', children, className }: MangaPageProps) {
  return (
    <section className={joinClasses('k-manga', className)} data-layout={layout} aria-label={label}>
      {children}
    </section>
  )
}
