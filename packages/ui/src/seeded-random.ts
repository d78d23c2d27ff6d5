/**
 * A small generator of numbers that depends on the seed alone: the same item draws the same picture on the server,
 * in the browser and next year. Not for secrets. Decision: look ("seeded by the item")
 */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}

export interface SeededRandom {
  /** 0 ≤ n < 1 */
  next: () => number
  between: (low: number, high: number) => number
  /** Whole number, both ends included. */
  whole: (low: number, high: number) => number
  pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** FNV-1a: spreads neighbouring ids ("device:1", "device:2") far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash
}
