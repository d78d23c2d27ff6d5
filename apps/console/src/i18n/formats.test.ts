import { describe, expect, it } from 'vitest'
import { formatsOf } from './formats.ts'

const [zh, ja, en] = [formatsOf('zh'), formatsOf('ja'), formatsOf('en')]

describe('dates and times', () => {
  it('are written as each language writes them, whatever the machine’s zone', () => {
    expect(zh.day('2026-11-24')).toBe('2026年11月24日（週二）')
    expect(ja.day('2026-11-24')).toBe('2026年11月24日（火）')
    expect(en.day('2026-11-24')).toBe('Tue, November 24, 2026')
    expect([zh.date('2026-11-24'), en.date('2026-01-02')]).toEqual(['2026/11/24', 'Jan 02, 2026'])
    expect(zh.at('2026-11-24 00:05:59')).toBe('2026/11/24 00:05')
  })

  it('of an instant are those of Taipei', () => {
    for (const text of ['2026-11-24T16:30:00.000Z', '2026-11-24T16:30:00+00:00', '2026-11-25T00:30:00.123456+08:00']) {
      expect(zh.instant(text)).toBe('2026/11/25 00:30')
    }
  })

  it('that are none stay as they are', () => {
    expect([zh.day('x'), zh.at('x'), zh.instant('2026-11-24')]).toEqual(['x', 'x', '2026-11-24'])
  })
})

describe('a span', () => {
  it('of one day is two times', () => {
    expect(zh.span('2026-11-24 10:00:00', '2026-11-24 13:00:00', '2026-11-24')).toBe('10:00–13:00')
  })

  it('of several days, or of another day than the one that is looked at, carries its dates', () => {
    const days = '11/22 10:00–11/24 21:00'
    expect(zh.span('2026-11-22 10:00:00', '2026-11-24 21:00:00', '2026-11-24')).toBe(days)
    expect(zh.span('2026-11-23 10:00:00', '2026-11-23 21:00:00', '2026-11-24')).toContain('11/23')
  })

  it('that ends at midnight is of one day', () => {
    expect(zh.span('2026-11-24 21:00:00', '2026-11-25 00:00:00', '2026-11-24')).toBe('21:00–00:00')
  })
})

describe('names and numbers', () => {
  it('fall back to the Chinese name', () => {
    const names = { name_zh: '相機', name_ja: null, name_en: 'Camera' }
    expect([zh.name(names), ja.name(names), en.name(names)]).toEqual(['相機', '相機', 'Camera'])
  })

  it('have their thousands and, where asked, their sign', () => {
    expect([zh.number(1043), zh.signed(1000), zh.signed(-63), zh.signed(0)]).toEqual(['1,043', '+1,000', '-63', '0'])
  })
})
