import { describe, expect, it } from 'vitest'
import { idleMsMax, idleStateAt, idleWarningMs } from './idle-clock.ts'

describe('idle time', () => {
  it.each([
    [0, 'active'],
    [idleMsMax - idleWarningMs - 1, 'active'],
    [idleMsMax - idleWarningMs, 'warned'],
    [idleMsMax - 1, 'warned'],
    [idleMsMax, 'over'],
    [idleMsMax * 100, 'over'],
  ])('of %i ms is %s', (idleMs, state) => {
    expect(idleStateAt(idleMs)).toBe(state)
  })

  it('leaves the reader time to answer (WCAG 2.2.1 asks for 20 s)', () => {
    expect(idleWarningMs).toBeGreaterThanOrEqual(20_000)
  })
})
