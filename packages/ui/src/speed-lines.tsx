import { seededRandom } from './seeded-random.ts'

export interface SpeedLinesProps {
  /** Where the lines point to, in per cent of the panel. */
  x?: number
  y?: number
  /** How far the calm middle reaches, in per cent of the panel's width. */
  calm?: number
  /** How many lines; a card wants few. */
  count?: number
  seed?: string
}

/** Focus lines as a brush draws them: wedges of uneven length and weight that point to one place. A drawing only. */
export function SpeedLines({ x = 50, y = 50, calm = 34, count = 84, seed = 'focus' }: SpeedLinesProps) {
  return (
    <svg
      className="k-speed"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={speedLinesPath(x, y, calm, count, seed)} />
    </svg>
  )
}

/** The wedges as one path in a 100 × 100 field; also drawn inside covers. */
export function speedLinesPath(x: number, y: number, calm: number, count: number, seed: string): string {
  const random = seededRandom(seed)
  const wedges: string[] = []
  for (let line = 0; line < count; line += 1) {
    const angle = ((line + random.between(-0.42, 0.42)) / count) * 2 * Math.PI
    const width = random.between(0.006, 0.028)
    const tip = calm * random.between(0.82, 1.35)
    const point = (turn: number, far: number) =>
      `${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far * 0.86).toFixed(1)}`
    wedges.push(`M${point(angle, tip)}L${point(angle - width, 150)} ${point(angle + width, 150)}Z`)
  }
  return wedges.join('')
}
