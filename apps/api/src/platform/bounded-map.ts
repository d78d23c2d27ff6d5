/** A map that holds at most `max` entries: the one unused for longest goes first. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
  /** From the one unused for longest to the youngest. */
  entries(): IterableIterator<[Key, Value]>
  readonly size: number
}

/** Reading or writing an entry makes it the youngest: a Map keeps the order of insertion. */
export function boundedMap<Key, Value>(max: number): BoundedMap<Key, Value> {
  const entries = new Map<Key, Value>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size > max) entries.delete(entries.keys().next().value!)
    },
    delete: (key) => void entries.delete(key),
    entries: () => entries.entries(),
    get size() {
      return entries.size
    },
  }
}
