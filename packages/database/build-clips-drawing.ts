/** A frame of a scene; the moment runs from 0 to 1. */
export type Scene = (moment: number) => string

/** Size of a frame in pixels. */
export const width = 640
export const height = 360

/** The inks of the house. */
export const inks = {
  ink: '#0b0b0c',
  paper: '#fbf8ef',
  red: '#e8112d',
  yellow: '#ffd400',
  cyan: '#19b5d8',
} as const

/** A whole frame as SVG on a ground. */
export const frameOf = (ground: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="${ground}"/>${parts.join('')}</svg>`

/** Parts that move together. */
export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

export const box = (x: number, y: number, w: number, h: number, fill: string, line: number = 6): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" stroke="${inks.ink}" stroke-width="${line}"/>`

export const dot = (x: number, y: number, r: number, fill: string): string =>
  r < 0.2 ? '' : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"/>`

export const shape = (path: string, fill: string, line = 0): string =>
  `<path d="${path}" fill="${fill}" stroke="${inks.ink}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"/>`

/** Dots in a grid that is turned as a screentone is; `size` says how large, from 0 to 1, at a place. */
export function screentone(fill: string, size: (x: number, y: number) => number, pitch = 20): string {
  const dots: string[] = []
  for (let row = 0; row * (pitch / 2) <= height + pitch; row++)
    for (let x = row % 2 ? pitch / 2 : 0; x <= width + pitch; x += pitch) {
      const y = row * (pitch / 2)
      dots.push(dot(x, y, Math.min(1, Math.max(0, size(x, y))) * pitch * 0.48, fill))
    }
  return dots.join('')
}

/** Rays around a point. */
export function rays(x: number, y: number, turn: number, fill: string, count = 14): string {
  const point = (angle: number) => `${(x + Math.cos(angle) * 800).toFixed(0)} ${(y + Math.sin(angle) * 800).toFixed(0)}`
  const step = (2 * Math.PI) / count
  const path = Array.from({ length: count }, (_, ray) => {
    const from = turn + ray * step
    return `M${x} ${y}L${point(from)} ${point(from + step / 2)}Z`
  })
  return shape(path.join(''), fill)
}

/** A star with as many points. */
export function star(x: number, y: number, radius: number, fill: string, points = 5, turn = 0): string {
  const path = Array.from({ length: points * 2 }, (_, place) => {
    const r = place % 2 ? radius * 0.5 : radius
    const angle = turn - Math.PI / 2 + (place * Math.PI) / points
    return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`
  })
  return shape(`M${path.join('L')}Z`, fill, 6)
}

/** An eye that looks to one side, from -1 to 1; 200 wide. */
export const eye = (look: number, iris: string): string =>
  shape('M-100 0Q0 -92 100 0Q0 74 -100 0Z', '#fff', 7) +
  dot(look * 34, -4, 40, inks.ink) +
  dot(look * 34, -4, 30, iris) +
  dot(look * 34, -4, 15, inks.ink) +
  dot(look * 34 + 12, -16, 8, '#fff') +
  shape('M-104 -8Q0 -112 104 -8', 'none', 13)

/** A balloon with lines of writing, of which a part stands already. */
export function balloon(x: number, y: number, written: number): string {
  const lines = Array.from({ length: 3 }, (_, line) => {
    const part = Math.min(1, Math.max(0, written * 3 - line))
    return part > 0
      ? shape(`M${x - 60} ${y - 22 + line * 22}h${(120 * part * (line === 2 ? 0.6 : 1)).toFixed(0)}`, 'none', 7)
      : ''
  })
  return shape(`M${x - 92} ${y}a92 58 0 1 1 60 48l-34 40l4 -50a92 58 0 0 1 -30 -38z`, '#fff', 6) + lines.join('')
}

/** Runs from 0 to 1 between two moments, slower at both ends. */
export function ease(moment: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (moment - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
