import { outlines, type Sfnt, withOutlines } from './build-fonts-sfnt.ts'

/** A point of an outline in font units; off the curve it is a control point. */
interface Point {
  readonly x: number
  readonly y: number
  readonly onCurve: boolean
}

/** Beyond this sharpness (cosine of the turn) a corner would shoot away instead of growing. */
const sharpestTurn = -0.9375

/** Makes every stroke of a simple TrueType font heavier by `units` in all; composed glyphs stay as they are. */
export function embolden(font: Sfnt, units: number): Sfnt {
  return withOutlines(
    font,
    outlines(font).map((outline) => heavier(outline, units)),
  )
}

function heavier(outline: Buffer, units: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) <= 0) return outline
  const contours = readContours(outline)
  // TrueType fills to the right of an outline; some fonts turn the other way round.
  const side = contours.reduce((sum, contour) => sum + area(contour), 0) < 0 ? 1 : -1
  return writeContours(
    contours.map((contour) => contour.map((point, at) => moved(contour, at, point, side, units / 2))),
  )
}

/** Moves a point outwards along the middle of the normals of its two edges, far enough that both edges move by `by`. */
function moved(contour: readonly Point[], at: number, point: Point, side: number, by: number): Point {
  const before = edge(contour, at, -1)
  const after = edge(contour, at, 1)
  if (!before || !after) return point
  const into = { x: -before.x, y: -before.y }
  const turn = into.x * after.x + into.y * after.y
  if (turn <= sharpestTurn) return point
  const scale = (side * by) / (1 + turn)
  return {
    x: Math.round(point.x - (into.y + after.y) * scale),
    y: Math.round(point.y + (into.x + after.x) * scale),
    onCurve: point.onCurve,
  }
}

/** The direction, of length 1, to the nearest other point of the contour before or after this one. */
function edge(contour: readonly Point[], at: number, step: 1 | -1): { x: number; y: number } | undefined {
  const from = contour[at]!
  for (let away = 1; away < contour.length; away += 1) {
    const to = contour[(at + step * away + contour.length * away) % contour.length]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length > 0) return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  }
  return undefined
}

function area(contour: readonly Point[]): number {
  return contour.reduce((sum, { x, y }, at) => {
    const next = contour[(at + 1) % contour.length]!
    return sum + x * next.y - next.x * y
  }, 0)
}

function readContours(outline: Buffer): Point[][] {
  const count = outline.readInt16BE(0)
  const ends = Array.from({ length: count }, (_, contour) => outline.readUInt16BE(10 + contour * 2))
  const points = ends.at(-1)! + 1
  let at = 10 + count * 2
  at += 2 + outline.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < points) {
    const flag = outline[at++]!
    const times = flag & 8 ? outline[at++]! + 1 : 1
    for (let time = 0; time < times; time += 1) flags.push(flag)
  }
  const read = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? outline[at++]! : -outline[at++]!
      else if (!(flag & same)) {
        value += outline.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = read(2, 16)
  const ys = read(4, 32)
  const all = flags.map((flag, point) => ({ x: xs[point]!, y: ys[point]!, onCurve: (flag & 1) === 1 }))
  return ends.map((end, contour) => all.slice(contour === 0 ? 0 : ends[contour - 1]! + 1, end + 1))
}

/** Whole coordinates and one flag a point: the packing of woff2 makes it small again. */
function writeContours(contours: readonly Point[][]): Buffer {
  const points = contours.flat()
  const head = Buffer.alloc(10 + contours.length * 2 + 2)
  head.writeInt16BE(contours.length, 0)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  head.writeInt16BE(Math.min(...xs), 2)
  head.writeInt16BE(Math.min(...ys), 4)
  head.writeInt16BE(Math.max(...xs), 6)
  head.writeInt16BE(Math.max(...ys), 8)
  let end = -1
  contours.forEach((contour, at) => head.writeUInt16BE((end += contour.length), 10 + at * 2))
  // Strokes of a variable font may overlap (0x40): the first point says so for the whole glyph.
  const flags = Buffer.from(points.map(({ onCurve }, at) => (onCurve ? 1 : 0) | (at === 0 ? 0x40 : 0)))
  const body = Buffer.concat([head, flags, deltas(xs), deltas(ys)])
  return Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
}

function deltas(values: readonly number[]): Buffer {
  const written = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => written.writeInt16BE(value - (values[at - 1] ?? 0), at * 2))
  return written
}
