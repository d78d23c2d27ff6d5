import type { FastifyInstance } from 'fastify'
import { boundedMap } from './bounded-map.ts'
import { clientKeyOf } from './client-address.ts'
import type { Deps } from './deps.ts'
import type { Limit } from './limits.ts'
import { takeTurns, type TurnsAnswer } from './rate-limits.ts'
import { refuse } from './refusal.ts'

/** What one address may ask of the API in a minute; many people share one behind the centre's own network. */
export const readLimit = { name: 'api.read', max: 6_000, seconds: 60 } as const satisfies Limit
export const writeLimit = { name: 'api.write', max: 600, seconds: 60 } as const satisfies Limit

/** Reads that a process leases at once, so that a GET costs no statement of its own; divides `readLimit.max`. */
export const readLeaseTurns = 100

/** How long a process lets readers in by itself while the database does not answer (seconds). */
const blindLeaseSeconds = 5

/** Addresses that a process remembers; the one unused for longest is forgotten first. */
const addressesMax = 10_000

export interface RequestLimits {
  readonly read: Limit
  readonly write: Limit
  readonly leaseTurns: number
}

/** Answers 429 with `Retry-After` to an address that asks too often, whatever process it asks. Source: product §8 */
export function limitRequests(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config'>,
  { read, write, leaseTurns }: RequestLimits = { read: readLimit, write: writeLimit, leaseTurns: readLeaseTurns },
) {
  if (!deps.config.rateLimits) return
  const reads = leasedTurns(leaseTurns, (key) =>
    takeTurns(deps.db, read, key, leaseTurns).catch((error: unknown) => {
      // What needs the database fails by itself; what is in memory should still be read.
      app.log.warn({ err: error }, 'reads are not counted')
      return { ok: true, secondsLeft: blindLeaseSeconds } as const
    }),
  )

  app.addHook('onRequest', (request, reply, done) => {
    const key = clientKeyOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answer = (turn: Turn) => {
      if (turn.ok) return done()
      return void refuse(request, reply, 'rate.limited', { retryAfterSeconds: turn.retryAfterSeconds })
    }
    // Most reads are answered from the lease, without waiting for anything.
    const turn = isRead ? reads.takeNow(key) : undefined
    if (turn) return answer(turn)
    const asked: Promise<Turn> = isRead ? reads.take(key) : takeTurns(deps.db, write, key, 1)
    asked.then(answer, done)
  })
}

type Turn = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }

interface Lease {
  left: number
  readonly refused: boolean
  /** Of the process's own steady clock, in milliseconds. */
  readonly endsAt: number
}

/** Hands out turns of leases; whoever comes while one is being fetched waits for that one. */
function leasedTurns(turns: number, fetch: (key: string) => Promise<TurnsAnswer>) {
  const leases = boundedMap<string, Lease>(addressesMax)
  const fetching = new Map<string, Promise<void>>()

  async function renew(key: string) {
    const answer = await fetch(key)
    const seconds = answer.ok ? answer.secondsLeft : answer.retryAfterSeconds
    leases.set(key, { left: answer.ok ? turns : 0, refused: !answer.ok, endsAt: performance.now() + seconds * 1000 })
  }

  function takeNow(key: string): Turn | undefined {
    const lease = leases.get(key)
    const msLeft = lease ? lease.endsAt - performance.now() : 0
    if (!lease || msLeft <= 0) return undefined
    if (lease.refused) return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)) }
    if (lease.left === 0) return undefined
    lease.left--
    return { ok: true }
  }

  async function take(key: string): Promise<Turn> {
    for (;;) {
      const turn = takeNow(key)
      if (turn) return turn
      const running = fetching.get(key) ?? renew(key).finally(() => fetching.delete(key))
      fetching.set(key, running)
      await running
    }
  }

  return { takeNow, take }
}
