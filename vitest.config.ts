import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Many clients at once, killed servers, long random sequences: most of the time something waits. */
const waiting = ['**/*.race.test.ts', '**/*.slow.test.ts']
/** What a neighbour would spoil: a bound of time or memory is the thing that is tested. */
const measured = ['**/*.measured.test.ts']
const slow = [...waiting, ...measured]
const outside = ['**/node_modules/**', '**/build/**']
/**
 * Files share the modules of their worker, which halves the time of a run: every test makes its own database, clock and
 * server, and who replaces something global puts it back.
 */
const together = { isolate: false }
/** Limits against tests that hang, not measures of speed: the machine may be busy with other things (milliseconds). */
const expectSoon = { expect: { poll: { timeout: 20_000 } } }
const hangs = { testTimeout: 60_000, hookTimeout: 60_000, ...expectSoon }
const hangsInRace = { testTimeout: 240_000, hookTimeout: 120_000, ...expectSoon }
const database = 'packages/database/src/testing/global-setup.ts'

/**
 * unit: rules, words, components and checks, without a database. api: what needs one. race: what waits more than it works,
 * so one file more at a time than there are cores. measured: alone on the machine, so that its numbers mean something.
 */
export default defineConfig({
  test: {
    // A test waits for its database about half of the time, so no core is left for anybody else.
    maxWorkers: availableParallelism(),
    // What libraries say of themselves is no news while a test passes.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{domain,contract,i18n,ui}/**/*.test.{ts,tsx}',
            'apps/{web,console}/**/*.test.{ts,tsx}',
            '{scripts,bench,e2e}/**/*.test.ts',
          ],
          exclude: [...outside, ...slow],
          ...together,
          ...hangs,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['packages/database/**/*.test.ts', 'apps/{api,server}/**/*.test.ts'],
          exclude: [...outside, ...slow],
          globalSetup: [database],
          ...together,
          ...hangs,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'race',
          include: waiting,
          exclude: outside,
          globalSetup: [database],
          maxWorkers: availableParallelism() + 1,
          ...hangsInRace,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'measured',
          include: measured,
          exclude: outside,
          globalSetup: [database],
          fileParallelism: false,
          ...hangsInRace,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
