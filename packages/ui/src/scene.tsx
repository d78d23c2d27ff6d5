import type { ReactNode } from 'react'
import { motifs } from './cover/vocabulary.ts'
import type { MotifName } from './cover/vocabulary.ts'
import { seededRandom } from './seeded-random.ts'

export interface SceneProps {
  motif: MotifName
  seed?: string
  children?: ReactNode
}

/** One motif alone, without a ground: for empty lists and dramatic screens. A drawing only. */
export function Scene({ motif, seed = 'scene', children }: SceneProps) {
  return (
    <svg className="k-cover k-scene" viewBox="-150 -104 300 208" aria-hidden="true" focusable="false">
      <g data-ground="paper">
        {children}
        {motifs[motif](seededRandom(seed))}
      </g>
    </svg>
  )
}
