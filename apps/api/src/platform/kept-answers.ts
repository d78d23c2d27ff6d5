import { boundedMap } from './bounded-map.ts'
import type { Changes } from './changes.ts'

export interface KeptAnswer {
  readonly body: Buffer
  readonly etag: string
  /** The media type. */
  readonly type: string
}

/** What a request without a kept answer does: send another's, make it for all who wait, or make it for itself. */
export type Made =
  | { readonly kind: 'answer'; readonly answer: KeptAnswer }
  | { readonly kind: 'make'; readonly finish: (answer?: KeptAnswer) => void }
  | { readonly kind: 'alone' }

export interface KeptAnswers {
  get(address: string): KeptAnswer | undefined
  whenMade(address: string, tags: readonly string[]): Promise<Made>
  stop(): void
}

/** Bounds of what a process keeps: answers, bytes of one answer, length of an address. */
const answersMax = 1_000
const answerBytesMax = 65_536
const addressLengthMax = 500

/** A dated setting may begin to hold without anybody changing anything: nothing is kept for longer (milliseconds). */
const keptMs = 60_000

interface Entry {
  readonly answer: KeptAnswer
  readonly tags: readonly string[]
  /** Of the process's own steady clock. */
  readonly until: number
}

/** Answers by address, forgotten when one of their tags changes, and made once for all who ask at the same time. */
export function keptAnswers(changes: Changes): KeptAnswers {
  const entries = boundedMap<string, Entry>(answersMax)
  const inMaking = new Map<string, Promise<KeptAnswer | undefined>>()
  // Counts the changes heard: an answer that was begun before one may show what was before it, and is not kept.
  let heard = 0

  const stop = changes.subscribe((tag) => {
    heard++
    for (const [address, { tags }] of entries.entries()) {
      if (tag === '*' || tags.includes(tag)) entries.delete(address)
    }
  })

  function get(address: string): KeptAnswer | undefined {
    const entry = changes.isLive() ? entries.get(address) : undefined
    if (!entry) return undefined
    if (entry.until > performance.now()) return entry.answer
    entries.delete(address)
    return undefined
  }

  async function whenMade(address: string, tags: readonly string[]): Promise<Made> {
    if (!changes.isLive() || address.length > addressLengthMax) return { kind: 'alone' }
    const running = inMaking.get(address)
    if (running) {
      const answer = await running
      return answer ? { kind: 'answer', answer } : { kind: 'alone' }
    }
    const begun = heard
    const { promise, resolve } = Promise.withResolvers<KeptAnswer | undefined>()
    inMaking.set(address, promise)
    return {
      kind: 'make',
      finish(answer) {
        if (inMaking.get(address) !== promise) return
        inMaking.delete(address)
        const isFresh = begun === heard && changes.isLive()
        if (answer && isFresh && answer.body.length <= answerBytesMax) {
          entries.set(address, { answer, tags, until: performance.now() + keptMs })
        }
        resolve(isFresh ? answer : undefined)
      },
    }
  }

  return { get, whenMade, stop }
}
