import { bookingSpanDaysMax } from '@koma/domain/rent-rules.ts'
import { addDays, daysBetween, taipeiDate } from '@koma/domain/taipei-time.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  endsOf,
  extend,
  barBefore,
  press,
  selectionOf,
  spanOf,
  type Selection,
  type Unit,
  type UnitState,
} from './slot-selection.ts'

const monday = taipeiDate('2026-11-23')

/** A grid by its days: f free, t taken, c closed, m mine, p past, a too far; one letter an hour from 10:00. */
function grid(...days: string[]): Unit[] {
  const states: Record<string, UnitState> = { f: 'free', t: 'taken', c: 'closed', m: 'mine', p: 'past', a: 'far' }
  return days.flatMap((letters, offset) =>
    [...letters].map((letter, hour) => {
      const date = addDays(monday, offset)
      return {
        date,
        startsAt: `${date} ${10 + hour}:00:00`,
        endsAt: `${date} ${11 + hour}:00:00`,
        state: states[letter] ?? 'free',
        free: letter === 'f' ? 2 : 0,
      }
    }),
  )
}

const anyGrid = fc
  .array(fc.array(fc.constantFrom('f', 'f', 'f', 'f', 't', 'c', 'm', 'p', 'a'), { minLength: 0, maxLength: 6 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((days) => grid(...days.map((letters) => letters.join(''))))

const isBookable = (units: readonly Unit[], selection: Selection) => {
  const [first, last] = endsOf(selection)
  const chosen = units.slice(first, last + 1)
  const dates = [...new Set(chosen.map(({ date }) => date))]
  return (
    chosen.length === last - first + 1 &&
    chosen.every(({ state }) => state === 'free') &&
    dates.length <= bookingSpanDaysMax &&
    dates.every((date, place) => place === 0 || daysBetween(dates[place - 1]!, date) === 1)
  )
}

describe('whatever is pressed, dragged or extended', () => {
  test('a selection is continuous, free, on consecutive days, and on three at most', () => {
    const act = fc.record({ kind: fc.constantFrom('press', 'extend'), place: fc.nat(60) })
    fc.assert(
      fc.property(anyGrid, fc.array(act, { maxLength: 20 }), (units, acts) => {
        const last = units.length - 1
        const step = (selection: Selection | null, { kind, place }: (typeof acts)[number]) =>
          kind === 'press'
            ? press(units, selection, place)
            : extend(units, selection?.anchor ?? place, Math.min(place, last)).selection
        let selection = step(null, { kind: 'press', place: 0 })
        for (const one of acts) {
          selection = step(selection, one)
          if (selection && !isBookable(units, selection)) return false
        }
        return true
      }),
    )
  })

  test('an extension falls short only where something is in the way', () => {
    fc.assert(
      fc.property(anyGrid, fc.nat(60), fc.nat(60), (units, anchor, target) => {
        const { selection, stop } = extend(units, anchor, Math.min(target, units.length - 1))
        if (!selection || stop) return true
        return selection.head === Math.min(target, units.length - 1)
      }),
    )
  })
})

describe('extend', () => {
  test('stops before a taken hour and says so', () => {
    expect(extend(grid('fffft'), 1, 4)).toEqual({ selection: { anchor: 1, head: 3 }, stop: 'taken' })
  })

  test('runs backwards as well', () => {
    expect(extend(grid('tffff'), 3, 0)).toEqual({ selection: { anchor: 3, head: 1 }, stop: 'taken' })
  })

  test('runs over midnight into the next day', () => {
    expect(extend(grid('ff', 'ff'), 1, 2)).toEqual({ selection: { anchor: 1, head: 2 }, stop: null })
  })

  test('does not cross a closed day, with or without hours', () => {
    expect(extend(grid('ff', 'cc', 'ff'), 0, 5).stop).toBe('closed')
    expect(extend(grid('ff', '', 'ff'), 0, 3).stop).toBe('closed')
  })

  test('ends with the third day', () => {
    expect(extend(grid('f', 'f', 'f', 'f'), 0, 3)).toEqual({ selection: { anchor: 0, head: 2 }, stop: 'span' })
  })

  test('does not begin on what is not free', () => {
    expect(extend(grid('pf'), 0, 1)).toEqual({ selection: null, stop: 'past' })
  })
})

describe('press', () => {
  const units = grid('fffft', 'fffff')

  test('begins, completes, begins anew', () => {
    const begun = press(units, null, 0)
    const whole = press(units, begun, 2)
    expect(whole).toEqual({ anchor: 0, head: 2 })
    expect(press(units, whole, 1)).toEqual({ anchor: 1, head: 1 })
  })

  test('begins anew where the way to the second unit is not free', () => {
    expect(press(units, { anchor: 2, head: 2 }, 6)).toEqual({ anchor: 6, head: 6 })
    expect(barBefore(units, { anchor: 2, head: 2 }, 6)).toBe('taken')
  })

  test('has nothing to explain where the way is free, or where nothing was begun', () => {
    expect(barBefore(units, { anchor: 0, head: 0 }, 2)).toBeNull()
    expect(barBefore(units, { anchor: 0, head: 2 }, 6)).toBeNull()
    expect(barBefore(units, null, 6)).toBeNull()
  })

  test('takes a single unit back', () => {
    expect(press(units, { anchor: 3, head: 3 }, 3)).toBeNull()
  })

  test('leaves the selection alone on a taken unit', () => {
    expect(press(units, { anchor: 0, head: 1 }, 4)).toEqual({ anchor: 0, head: 1 })
  })
})

describe('spans', () => {
  const units = grid('ffff', 'ffff')

  test('a selection becomes its span and comes back', () => {
    const span = spanOf(units, { anchor: 5, head: 2 })
    expect(span).toEqual({ startsAt: '2026-11-23 12:00:00', endsAt: '2026-11-24 12:00:00', count: 4 })
    expect(selectionOf(units, span.startsAt, span.endsAt)).toEqual({ anchor: 2, head: 5 })
  })

  test('a span that is not free here is no selection', () => {
    expect(selectionOf(grid('ftff'), '2026-11-23 10:00:00', '2026-11-23 13:00:00')).toBeNull()
    expect(selectionOf(units, '2026-11-23 09:00:00', '2026-11-23 10:00:00')).toBeNull()
  })

  test('what was refused stays as it was asked for, and a press on it begins anew', () => {
    const taken = grid('ftff')
    const asked = askedOf(taken, '2026-11-23 10:00:00', '2026-11-23 13:00:00')
    expect(asked).toEqual({ anchor: 0, head: 2 })
    expect(press(taken, asked, 3)).toEqual({ anchor: 3, head: 3 })
    expect(askedOf(taken, '2026-11-23 10:00:00', '2026-11-24 21:00:00')).toBeNull()
    expect(askedOf(taken, '2026-11-23 12:00:00', '2026-11-23 11:00:00')).toBeNull()
  })
})
