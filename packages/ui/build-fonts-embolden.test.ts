import { expect, test } from 'vitest'
import { embolden } from './build-fonts-embolden.ts'
import { outlines, type Sfnt } from './build-fonts-sfnt.ts'

/** A font with one glyph: a square frame of 100 units from (100, 100) to (500, 500), filled to the right of its outlines. */
function frameFont(): Sfnt {
  const outer = [
    [100, 100],
    [100, 500],
    [500, 500],
    [500, 100],
  ]
  const inner = [
    [200, 200],
    [400, 200],
    [400, 400],
    [200, 400],
  ]
  const points = [...outer, ...inner] as [number, number][]
  const glyph = Buffer.alloc(10 + 4 + 2 + points.length * 5)
  glyph.writeInt16BE(2, 0)
  for (const [at, value] of [100, 100, 500, 500].entries()) glyph.writeInt16BE(value, 2 + at * 2)
  glyph.writeUInt16BE(3, 10)
  glyph.writeUInt16BE(7, 12)
  points.forEach(([x, y], at) => {
    glyph[16 + at] = 1
    glyph.writeInt16BE(x - (points[at - 1]?.[0] ?? 0), 24 + at * 2)
    glyph.writeInt16BE(y - (points[at - 1]?.[1] ?? 0), 40 + at * 2)
  })
  const loca = Buffer.alloc(8)
  loca.writeUInt32BE(glyph.length, 4)
  const head = Buffer.alloc(54)
  head.writeInt16BE(1, 50)
  const maxp = Buffer.alloc(6)
  maxp.writeUInt16BE(1, 4)
  return new Map([
    ['glyf', glyph],
    ['loca', loca],
    ['head', head],
    ['maxp', maxp],
  ])
}

const box = (font: Sfnt) => [2, 4, 6, 8].map((at) => outlines(font)[0]!.readInt16BE(at))

test('strokes grow to both sides by half of what was asked for', () => {
  expect(box(embolden(frameFont(), 40))).toEqual([80, 80, 520, 520])
})

test('the hole inside shrinks: a stroke is heavier, not the letter larger', () => {
  const glyph = outlines(embolden(frameFont(), 40))[0]!
  const firstInnerX = Array.from({ length: 5 }, (_, at) => glyph.readInt16BE(24 + at * 2)).reduce(
    (sum, step) => sum + step,
  )
  expect(firstInnerX).toBe(220)
})

test('nothing asked for, nothing changed', () => {
  expect(box(embolden(frameFont(), 0))).toEqual([100, 100, 500, 500])
})
