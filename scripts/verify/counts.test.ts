import { expect, test } from 'vitest'
import { outcomeOfReport } from './browser-step.ts'
import { checkStep, commandStep } from './outcome.ts'
import { outcomeOf, type VitestReport } from './vitest-step.ts'

const clean: VitestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}

test.each<[string, Partial<VitestReport>, number, number]>([
  ['all is well', {}, 0, 0],
  ['tests that failed count', { numFailedTests: 2 }, 1, 2],
  ['skipped tests count as failed', { numPendingTests: 1, numTodoTests: 1 }, 0, 2],
  ['a file that could not be loaded counts', { testResults: [{ status: 'failed', assertionResults: [] }] }, 1, 1],
  ['a run that ends badly although its tests passed counts', {}, 1, 1],
])('vitest: %s', (_, changes, code, failed) => {
  expect(outcomeOf({ ...clean, ...changes }, code, '')).toMatchObject({ passed: 7, failed })
})

test.each([
  ['all is well', {}, 0, 0],
  ['failed, flaky and skipped tests count', { unexpected: 1, flaky: 1, skipped: 1 }, 1, 3],
  ['a run that ends badly although its tests passed counts', {}, 1, 1],
])('playwright: %s', (_, changes, code, failed) => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...changes }
  expect(outcomeOfReport({ stats, errors: [] }, code, '')).toMatchObject({ passed: 5, failed })
})

test('a run without a report is one failure, with all that it wrote', () => {
  expect(outcomeOf(undefined, 1, 'why')).toEqual({ passed: 0, failed: 1, report: 'why' })
  expect(outcomeOfReport(undefined, 0, 'why')).toEqual({ passed: 0, failed: 1, report: 'why' })
})

test('a command counts once and shows what it wrote when it fails', async () => {
  const [well, badly] = ['process.exit(0)', 'console.log("why"); process.exit(3)'].map((code) =>
    commandStep('a', [process.execPath, '-e', code]),
  )
  expect(await well!.run()).toEqual({ passed: 1, failed: 0, report: '' })
  expect(await badly!.run()).toEqual({ passed: 0, failed: 1, report: 'why\n' })
})

test('a program that does not exist is a failure with a sentence', async () => {
  const { failed, report } = await commandStep('a', ['no-such-program']).run()
  expect(failed).toBe(1)
  expect(report).toContain('no-such-program could not be started')
})

test('a check counts once, however much it finds', async () => {
  expect(await checkStep('a', () => ['one', 'two']).run()).toEqual({ passed: 0, failed: 1, report: 'one\ntwo' })
  expect(await checkStep('a', () => []).run()).toEqual({ passed: 1, failed: 0, report: '' })
})
