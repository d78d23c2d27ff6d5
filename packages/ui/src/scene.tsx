import type { ReactNode } from 'react'
import type { MotifName } from './cover/vocabulary.ts'
import { Drawing } from './drawing.tsx'
import { MotifPicture } from './motif-picture.tsx'

export interface SceneProps {
  motif: MotifName
  seed?: string
  children?: ReactNode
}

/** One motif alone, without a ground: for empty lists and dramatic screens. A drawing only. */
export function Scene({ motif, seed = 'scene', children }: SceneProps) {
  return (
    <Drawing name={`${motif}:${seed}`} className="k-cover k-scene" viewBox="-150 -104 300 208">
      <g data-ground="paper">
        {children}
        <MotifPicture motif={motif} seed={seed} />
      </g>
    </Drawing>
  )
}
