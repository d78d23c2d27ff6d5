import { lazy } from 'react'
import type { MotifName } from './cover/vocabulary.ts'
import { Drawing } from './drawing.tsx'
import { joinClasses } from './join-classes.ts'

export interface CoverProps {
  /** The item's id or slug: the same seed draws the same picture for ever. */
  seed: string
  /** What the item is: a device type's slug, `exhibition`, `lecture`, `course`, `news`, `book`; anything else gets a studio scene. */
  subject?: string
  /** Names the thing itself and overrides `subject`. */
  motif?: MotifName
  className?: string
}

const CoverScene = import.meta.env.SSR
  ? (await import('./cover/cover-scene.tsx')).CoverScene
  : lazy(async () => ({ default: (await import('./cover/cover-scene.tsx')).CoverScene }))

/**
 * A picture drawn by code from the centre's own vocabulary, different for each item and always the same for one.
 * It is an ornament: the item's name stands beside it, so it is silent for a screen reader. Decision: look
 */
export function Cover({ className, ...picture }: CoverProps) {
  const { seed, subject = '', motif = '' } = picture
  return (
    <Drawing
      name={`${subject}:${seed}:${motif}`}
      className={joinClasses('k-cover', className)}
      viewBox="0 0 320 200"
      align="xMidYMid slice"
    >
      <CoverScene {...picture} />
    </Drawing>
  )
}
