import { listeningConnection, type ListeningConnection, type Watch } from './listening-connection.ts'

/** The channel of `announce_change()` (migration 0001). */
const channel = 'koma_changed'
const reconnectMs = 500

/** A connection that is only half open is noticed within 20 s. */
const watchAtWork: Watch = { everyMs: 10_000, answerMs: 10_000 }

/** Tells every server process what has changed in the database, so that kept answers are forgotten at once. */
export interface Changes {
  /** Calls back with the tag that changed; `*` stands for "anything may have changed". Gives the way to end it. */
  subscribe(listener: (tag: string) => void): () => void
  /** False while the connection is being made again: what is kept may be stale and must not be used. */
  isLive(): boolean
  stop(): Promise<void>
}

/** Listens on a connection of its own and makes it again when it breaks; `watch` is for tests, which are in a hurry. */
export async function listenForChanges(databaseUrl: string, watch: Watch = watchAtWork): Promise<Changes> {
  const listeners = new Set<(tag: string) => void>()
  const tell = (tag: string) => {
    for (const listener of listeners) listener(tag)
  }
  let connection: ListeningConnection | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const made = await listeningConnection(databaseUrl, channel, watch, { onTag: tell, onLost: connectLater })
    if (stopped) return made.end()
    connection = made
    // Whatever was said while nobody listened is unknown now.
    return tell('*')
  }
  function connectLater() {
    connection = undefined
    if (!stopped) retry = setTimeout(() => connect().catch(connectLater), reconnectMs).unref()
  }

  await connect()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLive: () => connection !== undefined,
    async stop() {
      stopped = true
      clearTimeout(retry)
      const last = connection
      connection = undefined
      await last?.end()
    },
  }
}
