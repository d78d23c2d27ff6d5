import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '../../platform/deps.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { signIn } from './commands/sign-in.ts'

const samples = 500
/** Enough to see a gap of a whole hash. */
const samplesOfControl = 60
/** Milliseconds between the medians that nobody can tell apart over a network. Source: docs/guarantees.md I-24, I-25 */
const medianGapMsMax = 5

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  member = await api.memberWith()
})
afterAll(() => api.close())

/** Takes turns, so that whatever else the machine does falls on both alike. */
async function medianGap(deps: Deps, taken: number): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let sample = 0; sample < taken; sample++) {
    for (const kind of ['known', 'unknown'] as const) {
      const username = kind === 'known' ? member.username : `nobody${sample}0000`
      const start = performance.now()
      const result = await signIn(deps, {
        username,
        password: 'wrong 99',
        address: '198.51.100.1',
        userAgent: undefined,
      })
      times[kind].push(performance.now() - start)
      expect(result).toEqual({ ok: false, reason: 'auth.invalid_grant' })
    }
  }
  return Math.abs(median(times.known) - median(times.unknown))
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

test(`signing in takes the same time for ${samples} known and ${samples} unknown accounts`, async () => {
  expect(await medianGap(api.deps, samples)).toBeLessThan(medianGapMsMax)
})

test('negative control: without the work for unknown accounts the gap shows', async () => {
  const { passwords } = api.deps
  const hasty: Deps = {
    ...api.deps,
    passwords: {
      ...passwords,
      matches: async (stored, password) => stored !== null && passwords.matches(stored, password),
    },
  }
  expect(await medianGap(hasty, samplesOfControl)).toBeGreaterThan(medianGapMsMax)
})
