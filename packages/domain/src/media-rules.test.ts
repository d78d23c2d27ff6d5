import { expect, test } from 'vitest'
import { asksCredit, cropAround, sharedPicture, variantWidths } from './media-rules.ts'

test.each([
  [4_000, [320, 640, 960, 1280, 1920]],
  [1_920, [320, 640, 960, 1280, 1920]],
  [1_000, [320, 640, 1000]],
  [1_100, [320, 640, 960, 1100]],
  [320, [320]],
  [200, [200]],
])('a picture of %i pixels is kept in %j', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths)
})

test.each([
  ['the middle of a wide one', { width: 4_000, height: 630 }, { x: 50, y: 50 }, { left: 1_400, top: 0 }],
  ['its left edge', { width: 4_000, height: 630 }, { x: 0, y: 0 }, { left: 0, top: 0 }],
  ['its right edge', { width: 4_000, height: 630 }, { x: 100, y: 0 }, { left: 2_800, top: 0 }],
  ['the head of a tall one', { width: 1_200, height: 2_000 }, { x: 50, y: 20 }, { left: 0, top: 85 }],
  ['the foot of a tall one', { width: 1_200, height: 2_000 }, { x: 50, y: 99 }, { left: 0, top: 1_370 }],
])('%s stays in sight', (_, picture, focus, place) => {
  expect(cropAround(picture, sharedPicture, focus)).toEqual({ ...place, ...sharedPicture })
})

test('a cut lies inside the picture, whatever its size and the point', () => {
  for (const width of [64, 333, 1_921, 16_000])
    for (const height of [64, 777, 5_000])
      for (const x of [0, 33, 100])
        for (const y of [0, 67, 100]) {
          const cut = cropAround({ width, height }, sharedPicture, { x, y })
          expect(cut.left).toBeGreaterThanOrEqual(0)
          expect(cut.top).toBeGreaterThanOrEqual(0)
          expect(cut.left + cut.width).toBeLessThanOrEqual(width)
          expect(cut.top + cut.height).toBeLessThanOrEqual(height)
        }
})

test('whose licence asks for a name', () => {
  expect([asksCredit('cc-by'), asksCredit('permission'), asksCredit('own'), asksCredit('cc0')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
