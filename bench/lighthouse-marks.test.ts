import { expect, test } from 'vitest'
import { judged, type Look } from './lighthouse-marks.ts'

const look = (performance: number, accessibility = 1): Look => ({
  categories: {
    performance: {
      score: performance,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'a-hint', weight: 0 },
      ],
    },
    accessibility: { score: accessibility, auditRefs: [{ id: 'image-alt', weight: 10 }] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'largest-contentful-paint': { score: performance, displayValue: `${10 - performance}\u00a0s` },
    'total-blocking-time': { score: 1, displayValue: '0\u00a0ms' },
    'image-alt': { score: accessibility },
    'a-hint': { score: 0 },
  },
})

test('a screen that reaches every aim has no miss', () => {
  const { line, misses } = judged('/zh', [look(0.95)])
  expect(line).toBe('  95 100 100 100  LCP 9.05 s, TBT 0 ms  /zh')
  expect(misses).toEqual([])
})

test('a miss names its mark, its aim and the audits that count', () => {
  expect(judged('/zh', [look(0.94, 0.9)]).misses).toEqual([
    'performance 94 below 95: largest-contentful-paint 9.06 s',
    'accessibility 90 below 100: image-alt',
  ])
})

test('of three looks the middle one counts, neither the best nor the worst', () => {
  expect(judged('/zh', [look(0.99), look(0.7), look(0.96)]).misses).toEqual([])
  expect(judged('/zh', [look(0.99), look(0.7), look(0.9)]).misses).toHaveLength(1)
})

test('what Lighthouse could not tell is no mark at all', () => {
  const broken: Look = { ...look(1), categories: { ...look(1).categories, seo: { score: null, auditRefs: [] } } }
  expect(judged('/zh', [broken]).misses).toEqual(['seo 0 below 100: '])
})
