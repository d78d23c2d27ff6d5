import type { Changes } from './changes.ts'

/** Asked again at least so often, so that two clocks cannot drift apart; and so soon after a failure (milliseconds). */
const askedEveryMs = 600_000
const askedAgainMs = 500

/** What has windows, or begins to hold at an instant: a change of it may bring the next edge nearer. */
const timedTags: readonly string[] = ['*', 'content', 'notice', 'faq', 'setting']

/**
 * Changes, and those that time makes: at the next edge everything is forgotten, for a window may have opened or closed.
 * From the edge on, and as long as it is not known when it comes, nothing kept may be used, even when the timer that
 * tells of it is late. `nextEdgeMs` gives the milliseconds from now to the edge.
 */
export function timedChanges(changes: Changes, nextEdgeMs: () => Promise<number>): Changes {
  const listeners = new Set<(tag: string) => void>()
  const tell = (tag: string) => {
    for (const listener of listeners) listener(tag)
  }
  const edge = edgeWatch(nextEdgeMs, () => tell('*'))
  const ended = changes.subscribe((tag) => {
    if (timedTags.includes(tag)) edge.ask()
    tell(tag)
  })
  edge.ask()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLive: () => changes.isLive() && edge.isAhead(),
    async stop() {
      edge.stop()
      ended()
      await changes.stop()
    },
  }
}

/** Asks when the next edge comes, and says so when it has; asked anew, it forgets what it knew. */
function edgeWatch(nextEdgeMs: () => Promise<number>, onEdge: () => void) {
  /** Of the process's own steady clock; until it is known, everything may have changed already. */
  let edgeAt = -Infinity
  /** The edge that is to be told of, while another is asked for as well. */
  let toldAt = Infinity
  let timer: NodeJS.Timeout | undefined
  let questions = 0

  async function ask() {
    const question = ++questions
    clearTimeout(timer)
    edgeAt = -Infinity
    try {
      // Counted from before the question: what is early by its way there and back only asks once more.
      const before = performance.now()
      const ms = await nextEdgeMs()
      if (question !== questions) return
      // It may have come while the next one was asked for.
      if (performance.now() >= toldAt) onEdge()
      edgeAt = toldAt = before + ms
      wait()
    } catch {
      if (question === questions) timer = setTimeout(ask, askedAgainMs).unref()
    }
  }
  function wait() {
    const left = edgeAt - performance.now()
    if (left > askedEveryMs) timer = setTimeout(ask, askedEveryMs).unref()
    else timer = setTimeout(pass, Math.max(0, left)).unref()
  }
  function pass() {
    // A timer may be a moment early; asked now, the edge would be one that has passed when the answer comes.
    if (performance.now() < edgeAt) return wait()
    toldAt = Infinity
    onEdge()
    void ask()
  }
  return {
    ask: () => void ask(),
    isAhead: () => performance.now() < edgeAt,
    stop() {
      questions++
      clearTimeout(timer)
    },
  }
}
