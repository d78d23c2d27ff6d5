export type HalftoneFrom = 'top' | 'bottom' | 'left' | 'right' | 'corner-start' | 'corner-end' | 'ring'

export interface HalftoneProps {
  /** The side where the dots are largest; `ring` grows outwards from the middle, as around a blow. */
  from?: HalftoneFrom
  /** Rows of dots: how far the tone reaches. */
  rows?: number
  /** Distance between dots in pixels. */
  pitch?: number
}

/**
 * A printed tone whose dots grow, drawn as dashed lines with round caps: crisp at every size, no filter, no blending.
 * A drawing only, never behind text. Decision: look
 */
export function Halftone({ from = 'bottom', rows = 16, pitch = 10 }: HalftoneProps) {
  if (from === 'ring') return <RingTone pitch={pitch} />
  const { x, y, turn } = places[from]
  return (
    <svg className="k-tone" aria-hidden="true" focusable="false">
      <svg x={x} y={y} overflow="visible">
        <g transform={`rotate(${turn})`}>
          {Array.from({ length: rows }, (_, row) => (
            <path
              key={row}
              d={`M${-1500 + (row % 2 ? pitch / 2 : 0)} ${(-row * pitch * 0.62).toFixed(1)}H1500`}
              strokeWidth={dotSize(row / rows, pitch)}
              strokeDasharray={`0 ${pitch}`}
            />
          ))}
        </g>
      </svg>
    </svg>
  )
}

/** The edge or corner that the rows start from, and the direction in which they leave it. */
const places = {
  bottom: { x: 0, y: '100%', turn: 0 },
  top: { x: 0, y: 0, turn: 180 },
  left: { x: 0, y: 0, turn: 90 },
  right: { x: '100%', y: 0, turn: -90 },
  'corner-start': { x: 0, y: 0, turn: 142 },
  'corner-end': { x: '100%', y: '100%', turn: -38 },
} satisfies Record<Exclude<HalftoneFrom, 'ring'>, { x: number | string; y: number | string; turn: number }>

const ringRadius = { first: 175, last: 400 }

function RingTone({ pitch }: { pitch: number }) {
  const rings = Math.round((ringRadius.last - ringRadius.first) / (pitch * 0.9))
  return (
    <svg
      className="k-tone"
      viewBox="-300 -300 600 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: rings }, (_, ring) => {
        const radius = ringRadius.first + ring * pitch * 0.9
        return (
          <circle
            key={ring}
            r={radius}
            pathLength={Math.round((2 * Math.PI * radius) / pitch)}
            strokeWidth={dotSize(0.3 + 0.7 * (1 - ring / rings), pitch)}
            strokeDasharray="0 1"
            strokeDashoffset={ring % 2 ? 0.5 : 0}
          />
        )
      })}
    </svg>
  )
}

/** Largest where the tone starts (0), a speck where it ends (1). */
function dotSize(away: number, pitch: number): number {
  return Math.round(pitch * 0.98 * (1 - away) ** 0.8 * 10) / 10
}
