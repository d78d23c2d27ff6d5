import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '../../platform/deps.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { forgetPassword } from './commands/forget-password.ts'
import { sendReset } from './commands/send-reset.ts'

/** Source: docs/guarantees.md I-24 */
const samples = 500
/** Milliseconds between the medians that nobody can tell apart over a network. */
const medianGapMsMax = 5

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

/** Takes turns, so that whatever else the machine does falls on both alike. */
async function medianGap(deps: Deps): Promise<number> {
  const { email } = await api.memberWith()
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let sample = 0; sample < samples; sample++) {
    for (const kind of ['known', 'unknown'] as const) {
      const to = kind === 'known' ? email : `nobody${sample}@example.com`
      const start = performance.now()
      const result = await forgetPassword(deps, { channel: 'mail', to }, '198.51.100.1')
      times[kind].push(performance.now() - start)
      expect(result).toEqual({ ok: true })
    }
  }
  return Math.abs(median(times.known) - median(times.unknown))
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

test(`a forgotten password is answered in the same time for ${samples} known and ${samples} unknown addresses`, async () => {
  const gap = await medianGap(api.deps)
  expect(gap).toBeLessThan(medianGapMsMax)
  // Negative control: when the mail is only written before the answer, the same look sees it.
  const inline: Deps = {
    ...api.deps,
    jobs: {
      ...api.deps.jobs,
      send: (_, __, data) => sendReset(api.deps, { channel: 'mail', to: String(data['to']) }),
    },
  }
  expect(await medianGap(inline)).toBeGreaterThan(3 * gap)
})
