import { endWithParent } from './end-with-parent.ts'
import type { Step } from './verify/outcome.ts'
import { stopCommands } from './verify/run-command.ts'
import { allSteps, quickSteps } from './verify/steps.ts'

// `npm test` runs every step; `npm run verify -- --quick` those of the edit loop, `-- --only lint types` the named ones.
const usage = 'usage: verify [--quick] [--only name …]\n'
const interruptedCode = 130

endWithParent()
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true
    stopCommands()
  })
}
const steps = chosenSteps(process.argv.slice(2))
if (steps.length === 0) {
  process.stderr.write(`${usage}names: ${allSteps.map(({ name }) => name).join(', ')}\n`)
  process.exitCode = 2
} else {
  process.exitCode = await verify(steps)
}

function chosenSteps([flag, ...names]: readonly string[]): readonly Step[] {
  if (flag === undefined) return allSteps
  if (flag === '--quick' && names.length === 0) return quickSteps
  return flag === '--only'
    ? [...quickSteps, ...allSteps].filter(onlyFirst).filter(({ name }) => names.includes(name))
    : []
}

function onlyFirst({ name }: Step, at: number, all: readonly Step[]): boolean {
  return all.findIndex((step) => step.name === name) === at
}

/** Goes through all steps, whatever fails, and closes with the count. */
async function verify(all: readonly Step[]): Promise<number> {
  const total = { passed: 0, failed: 0 }
  const startedAt = performance.now()
  for (const step of all) {
    process.stdout.write(`${step.name} … `)
    const stepStartedAt = performance.now()
    const { passed, failed, report, note } = await step.run()
    if (interrupted) return interruptedCode
    total.passed += passed
    total.failed += failed
    const words = [
      failed > 0 ? `FAILED (${passed} passed, ${failed} failed)` : `${passed} passed`,
      secondsSince(stepStartedAt),
      note,
    ]
    process.stdout.write(`${words.filter(Boolean).join(', ')}\n`)
    if (failed > 0) process.stdout.write(`${report.trim().replaceAll(/^/gm, '    ')}\n`)
  }
  process.stdout.write(`\nin ${secondsSince(startedAt)}\n${total.passed} passed, ${total.failed} failed\n`)
  return total.failed > 0 ? 1 : 0
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1_000).toFixed(1)} s`
}
