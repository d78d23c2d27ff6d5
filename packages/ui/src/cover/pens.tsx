/** A stylus, its tip at 0,0, leaning to the right. */
export function Stylus({ x, y, turn = 34 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="blank" d="M0 0L-9-26V-112a9 9 0 0 1 18 0V-26Z" />
      <path className="solid" d="M0 0L-4.5-13h9ZM-9-52H9V-76H-9Z" />
    </g>
  )
}

/** A dip pen, its point at 0,0. */
export function NibPen({ x, y, turn = 32, size = 1 }: { x: number; y: number; turn?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path className="solid" d="M-15-78C-19-96-20-112-20-124L-24-240H24L20-124C20-112 19-96 15-78Z" />
      <path className="glint" d="M-11-128L-13-236M4-132L3-180" />
      <path className="blank" d="M-15-80C-31-54-20-24 0 0 20-24 31-54 15-80 6-84-6-84-15-80Z" />
      <path className="thin" d="M0-42V-4M-16-68C-8-63 8-63 16-68M9-50C11-38 8-26 4-16" />
      <circle className="solid" cy="-46" r="5" />
    </g>
  )
}

/** A blot with arms, as ink falls: always the same blot, turned and scaled by its caller. */
export function Splash({ x, y, size = 1, turn = 0 }: { x: number; y: number; size?: number; turn?: number }) {
  return (
    <g className="solid" transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M-6 30C-16 16-30 28-38 18-46 6-24 6-34-12-22-2-16-16-4-32 0-10 16-18 30-12 22 0 44 2 50 14 34 14 36 30 22 28 20 44-2 46-6 30Z" />
      <circle cx="-54" cy="-8" r="6" />
      <circle cx="56" cy="-20" r="5" />
      <circle cx="44" cy="38" r="4" />
      <circle cx="-40" cy="40" r="3" />
    </g>
  )
}

/** One eye of a hero; mirrored for the other one. */
export function Eye({
  x,
  y,
  size = 1,
  mirrored = false,
  open = 1,
}: {
  x: number
  y: number
  size?: number
  mirrored?: boolean
  open?: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`}>
      <path
        className="white"
        d={`M-38 4C-22-${24 * open} 22-${26 * open} 40-2 26 ${26 * open}-26 ${28 * open}-38 4Z`}
      />
      <ellipse className="pupil" cx="1" cy="0" rx="19" ry={23 * open} />
      <ellipse className="spot-flat" cx="1" cy="7" rx="12.5" ry={12.5 * open} />
      <circle className="shine" cx={mirrored ? 8 : -6} cy={-10 * open} r="6.5" />
      <circle className="shine" cx={mirrored ? -6 : 8} cy={11 * open} r="3.2" />
      <path className="bold" d={`M-44 2C-26-${32 * open} 24-${36 * open} 46-6`} />
      <path d={`M-44 2L-57-2M-38-${8 * open}L-50-${17 * open}M-27-${18 * open}L-34-${30 * open}`} />
      <path className="thin" d={`M-26 ${24 * open}C-8 ${32 * open} 14 ${31 * open} 28 ${20 * open}`} />
    </g>
  )
}
