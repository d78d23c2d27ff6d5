import { expect, test } from 'vitest'
import { stepOf } from './application-step.ts'

test('an account that is not open, and a form, are the steps that they are', () => {
  expect([stepOf({ view: 'open' }), stepOf({ view: 'form' })]).toEqual([0, 1])
})

test.each([
  ['under_review', 2],
  ['withdrawn', 1],
  ['review_failed', 1],
  ['review_passed', 3],
] as const)('an application that is %s is at step %i: only one that has passed is completed', (status, step) => {
  expect(stepOf({ view: 'status', applications: [{ status }, { status: 'review_passed' }] })).toBe(step)
})

test('who holds the class without an application has nothing left to do', () => {
  expect(stepOf({ view: 'status', applications: [] })).toBe(3)
})
