import { lazy } from 'react'
import type { CoverProps } from './cover/cover-props.ts'
import { Drawing } from './drawing.tsx'
import { joinClasses } from './join-classes.ts'

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
