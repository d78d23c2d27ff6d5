import type { ElementType, ReactNode } from 'react'
import { Halftone } from './halftone.tsx'
import type { HalftoneFrom } from './halftone.tsx'
import { joinClasses } from './join-classes.ts'
import { SpeedLines } from './speed-lines.tsx'

export type PanelColour = 'paper' | 'ink' | 'red' | 'yellow' | 'cyan'

export interface PanelProps {
  children?: ReactNode
  /** The spot colour of the ground; on a spot colour the drawing stays black in the night page too. */
  colour?: PanelColour
  /** Which edge is cut at a slant. */
  lean?: 'none' | 'end' | 'start' | 'both' | 'bottom' | 'top'
  /** A printed tone that grows from one side. It lies under `art` and must not lie under words. */
  tone?: HalftoneFrom
  /** Lines that point to a place, in per cent. */
  speed?: { x: number; y: number; calm?: number }
  /** The drawing behind the words: an SVG that fills the panel. */
  art?: ReactNode
  as?: 'div' | 'section' | 'article' | 'li' | 'figure'
  className?: string
}

/** One panel of a comic: an ink frame that may lean, a ground, a tone, a drawing, and words on top. */
export function Panel({
  children,
  colour = 'paper',
  lean = 'none',
  tone,
  speed,
  art,
  as = 'div',
  className,
}: PanelProps) {
  const Element: ElementType = as
  return (
    <Element className={joinClasses('k-panel', className)} data-colour={colour} data-lean={lean}>
      <div className={joinClasses('k-panel-in', colour !== 'paper' && colour !== 'ink' && 'k-day')}>
        {tone ? <Halftone from={tone} /> : null}
        {speed ? <SpeedLines {...speed} /> : null}
        {art ? <div className="k-panel-art">{art}</div> : null}
        {children ? <div className="k-panel-words">{children}</div> : null}
      </div>
    </Element>
  )
}
