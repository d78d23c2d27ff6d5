import type { ReactNode } from 'react'
import { seededRandom } from './seeded-random.ts'

export interface BurstProps {
  children: ReactNode
  colour?: 'white' | 'yellow' | 'red'
  /** Another seed, another star. */
  seed?: string
  points?: number
}

/** A jagged balloon for what must be shouted: opening hours, a price, a success. */
export function Burst({ children, colour = 'white', seed = 'burst', points = 18 }: BurstProps) {
  return (
    <div className="k-burst" data-colour={colour}>
      <svg viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path vectorEffect="non-scaling-stroke" d={star(seed, points)} />
      </svg>
      <div className="k-burst-words">{children}</div>
    </div>
  )
}

function star(seed: string, points: number): string {
  const random = seededRandom(seed)
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const turn = ((corner + random.between(-0.28, 0.28)) / points) * Math.PI - Math.PI / 2
    const far = corner % 2 ? random.between(0.7, 0.76) : random.between(0.88, 0.985)
    return `${(200 + Math.cos(turn) * 200 * far).toFixed(0)} ${(150 + Math.sin(turn) * 150 * far).toFixed(0)}`
  })
  return `M${corners.join('L')}Z`
}
