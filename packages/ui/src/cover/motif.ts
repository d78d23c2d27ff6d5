import type { ReactNode } from 'react'
import type { SeededRandom } from '../seeded-random.ts'

/**
 * Draws one thing around 0,0 inside about ±100 × ±75. Classes give the ink: `solid` filled with the line colour, `blank`
 * white with an outline, `spot` and `spot-two` a spot colour, `thin` and `bold` the weight; none is a plain outline.
 */
export type Motif = (random: SeededRandom) => ReactNode
