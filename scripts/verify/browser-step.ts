import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '../../e2e/find-browser.ts'
import { root } from '../project.ts'
import { installBrowser } from './install-browser.ts'
import type { Outcome, Step } from './outcome.ts'
import { runCommand } from './run-command.ts'

/** The parts of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly { readonly message?: string }[]
}

const reportFile = path.join(root, 'e2e/test-results/report.json')

/** The stories in a real browser against the built product; it is installed where the machine has none and permits it. */
export const browserStep: Step = {
  name: 'browser',
  async run() {
    const problem = await installBrowser()
    if (problem) return { passed: 0, failed: 1, report: problem }
    rmSync(reportFile, { force: true })
    const env = {
      CHROMIUM_PATH: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    }
    const { code, output } = await runCommand(['playwright', 'test', '--config', 'e2e/playwright.config.ts'], env)
    return outcomeOfReport(readReport(), code, output)
  },
}

/** A test that passed only at a second try has failed once; one that was skipped proves nothing. */
export function outcomeOfReport(report: PlaywrightReport | undefined, code: number, output: string): Outcome {
  if (!report) return { passed: 0, failed: 1, report: output }
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky + skipped
  const reasons = [output, ...report.errors.map(({ message }) => message ?? '')]
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, report: reasons.join('\n').trim() }
}

function readReport(): PlaywrightReport | undefined {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport
  } catch {
    return undefined
  }
}
