import { describe, expect, test } from 'vitest'
import { contentStateAt } from './content-states.ts'
import { canBeRead, spanToHide, spanToShow } from './publish-windows.ts'

const now = new Date('2026-11-24T02:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const draft = { publishAt: null, unpublishAt: null }

describe('publishing', () => {
  test.each([
    ['a draft is shown from now on', draft, now],
    ['what has been shown keeps its date', { publishAt: at(-60), unpublishAt: null }, at(-60)],
    ['what was hidden keeps its date', { publishAt: at(-60), unpublishAt: at(-30) }, at(-60)],
    ['what was to come is shown now', { publishAt: at(60), unpublishAt: null }, now],
  ])('%s', (_, before, publishAt) => {
    expect(spanToShow(before, { publishAt: undefined, unpublishAt: null }, now)).toEqual({
      publishAt,
      unpublishAt: null,
    })
  })

  test('an instant that is named counts, whatever was', () => {
    const wanted = { publishAt: at(10), unpublishAt: at(20) }
    expect(spanToShow({ publishAt: at(-60), unpublishAt: null }, wanted, now)).toEqual(wanted)
  })

  test.each([
    [true, { publishAt: at(-1), unpublishAt: null }],
    [true, { publishAt: at(-2), unpublishAt: at(1) }],
    [false, { publishAt: at(2), unpublishAt: at(1) }],
    [false, { publishAt: at(1), unpublishAt: at(1) }],
    [false, { publishAt: at(-2), unpublishAt: now }],
    [false, { publishAt: null, unpublishAt: at(1) }],
  ])('that anybody can read it is %s of %j', (can, span) => {
    expect(canBeRead(span, now)).toBe(can)
  })
})

describe('hiding', () => {
  test.each([
    ['draft', { publishAt: at(60), unpublishAt: null }],
    ['unpublished', { publishAt: at(-60), unpublishAt: at(60) }],
    ['unpublished', { publishAt: at(-60), unpublishAt: null }],
  ] as const)('makes it %s at once', (state, before) => {
    expect(contentStateAt({ ...spanToHide(before, now), trashedAt: null }, now)).toBe(state)
  })

  test('what was shown in this very instant has had the smallest span there is', () => {
    const span = spanToHide({ publishAt: now, unpublishAt: null }, now)
    expect(span).toEqual({ publishAt: now, unpublishAt: new Date(now.getTime() + 1) })
    expect(contentStateAt({ ...span, trashedAt: null }, at(1))).toBe('unpublished')
  })
})
