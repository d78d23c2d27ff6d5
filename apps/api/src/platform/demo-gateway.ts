import type { ApiConfig } from './deps.ts'
import type { TooFast } from './turns.ts'

/** A number that ends so is always "too fast" for the demo's gateway, so that the answer can be seen. */
const tooFastEnding = '0429'
const waitSeconds = 60

/** What the demo's SMS gateway says to a number; undefined for every other number, and outside the demo. */
export function demoGatewayRefusal({ demo }: Pick<ApiConfig, 'demo'>, mobile: string): TooFast | undefined {
  if (!demo || !mobile.endsWith(tooFastEnding)) return undefined
  return { ok: false, reason: 'rate.limited', retryAfterSeconds: waitSeconds }
}
