import { hasPostgres15, postgres15Folder } from '@koma/database/testing/test-server.ts'
import { buildWhatChanged } from '../bundles/build-what-changed.ts'
import { checks } from '../checks/all-checks.ts'
import { describeSizes } from '../checks/sizes.ts'
import { browserStep } from './browser-step.ts'
import { checkStep, commandStep, type Step } from './outcome.ts'
import { vitestStep } from './vitest-step.ts'

/** What can be said about the sources without running them. */
const staticSteps: readonly Step[] = [
  commandStep('format', ['oxfmt', '--check', '.']),
  commandStep('lint', ['oxlint']),
  commandStep('types', [
    'tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ]),
  ...Object.entries(checks).map(([name, check]) =>
    checkStep(name, check, name === 'sizes' ? describeSizes : undefined),
  ),
]

const build: Step = {
  name: 'build',
  async run() {
    const told: string[] = []
    try {
      await buildWhatChanged((sentence) => told.push(sentence))
      return {
        passed: 1,
        failed: 0,
        report: '',
        note: told.filter((sentence) => sentence.startsWith('Built')).join(' '),
      }
    } catch (error) {
      return { passed: 0, failed: 1, report: String(error) }
    }
  },
}

/** The whole suite again on the oldest PostgreSQL that is promised; it says so where the machine has none. */
const oldestPostgres: Step = {
  name: 'tests on PostgreSQL 15',
  async run() {
    if (hasPostgres15()) return vitestStep(this.name, ['api'], { TEST_DATABASE: 'pg15' }).run()
    return { passed: 0, failed: 0, report: '', note: `not run: there is no PostgreSQL 15 in ${postgres15Folder}` }
  },
}

/** For the edit loop: under two minutes. */
export const quickSteps: readonly Step[] = [...staticSteps, vitestStep('unit tests', ['unit'])]

export const allSteps: readonly Step[] = [
  ...staticSteps,
  commandStep('unused', ['knip', '--no-progress']),
  commandStep('generated', ['node', 'scripts/generate.ts', '--check']),
  build,
  commandStep('first visit', ['node', 'bench/first-visit-size.ts']),
  vitestStep('tests', ['unit', 'api', 'race', 'measured']),
  oldestPostgres,
  browserStep,
]
