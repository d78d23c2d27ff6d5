import { root } from '../project.ts'
import type { Check } from '../checks/all-checks.ts'
import { runCommand } from './run-command.ts'

/** What a step found. `report` is shown when something failed, `note` always. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly report: string
  readonly note?: string
}

export interface Step {
  readonly name: string
  run(): Promise<Outcome>
}

/** A step that is one program: it counts as one. */
export function commandStep(name: string, command: readonly string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command)
      return code === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output }
    },
  }
}

/** A step that is one of our own checks: it counts as one, however much it finds. */
export function checkStep(name: string, check: Check, describe?: (root: string) => string): Step {
  return {
    name,
    async run() {
      const problems = check(root)
      const note = describe ? { note: describe(root) } : {}
      return problems.length === 0
        ? { passed: 1, failed: 0, report: '', ...note }
        : { passed: 0, failed: 1, report: problems.join('\n'), ...note }
    },
  }
}
