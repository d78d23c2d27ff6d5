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

/** Steps that run at the same time, for what waits often: each goes on while the others wait. They count together. */
export function besideStep(name: string, steps: readonly Step[]): Step {
  return {
    name,
    async run() {
      const outcomes = await Promise.all(steps.map((step) => step.run()))
      const told = (of: (outcome: Outcome) => string | undefined) =>
        steps.flatMap((step, place) => (of(outcomes[place]!) ? [`${step.name}: ${of(outcomes[place]!)}`] : []))
      return {
        passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
        failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
        report: told(({ failed, report }) => (failed > 0 ? report : '')).join('\n\n'),
        note: told(({ note }) => note).join(', '),
      }
    },
  }
}
