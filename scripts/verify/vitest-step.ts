import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome, Step } from './outcome.ts'
import { runCommand } from './run-command.ts'

/** The parts of vitest's JSON report that are counted. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** The tests of some projects of vitest.config.ts, each counted. */
export function vitestStep(name: string, projects: readonly string[], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    async run() {
      const folder = mkdtempSync(path.join(tmpdir(), 'koma-vitest-'))
      const file = path.join(folder, 'report.json')
      const chosen = projects.flatMap((project) => ['--project', project])
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
      try {
        const { code, output } = await runCommand(['vitest', 'run', ...chosen, ...reporters], { NO_COLOR: '1', ...env })
        return outcomeOf(readReport(file), code, output)
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  }
}

/**
 * A file that could not be loaded is a failure, a skipped test is one too (it proves nothing), and so is a run that ended
 * badly although every test in it passed.
 */
export function outcomeOf(report: VitestReport | undefined, code: number, output: string): Outcome {
  if (!report) return { passed: 0, failed: 1, report: output }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const skipped = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + broken + skipped
  const explained = skipped > 0 ? `${skipped} tests were skipped, which counts as failed.\n${output}` : output
  const unexplained = code !== 0 && failed === 0 ? 1 : 0
  return { passed: report.numPassedTests, failed: failed + unexplained, report: explained }
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  } catch {
    return undefined
  }
}
