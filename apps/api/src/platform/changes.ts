import pg from 'pg'

/** The channel of `announce_change()` (migration 0001). */
const channel = 'koma_changed'
const reconnectMs = 500

/** Tells every server process what has changed in the database, so that kept answers are forgotten at once. */
export interface Changes {
  /** Calls back with the tag that changed; `*` stands for "anything may have changed". Gives the way to end it. */
  subscribe(listener: (tag: string) => void): () => void
  /** False while the connection is being made again: what is kept may be stale and must not be used. */
  isLive(): boolean
  stop(): Promise<void>
}

/** Listens on a connection of its own and makes it again when it breaks. */
export async function listenForChanges(databaseUrl: string): Promise<Changes> {
  const listeners = new Set<(tag: string) => void>()
  const tell = (tag: string) => {
    for (const listener of listeners) listener(tag)
  }
  let client: pg.Client | undefined
  let live = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'koma-changes' })
    const lost = () => {
      if (client !== next) return
      client = undefined
      live = false
      next.end().catch(() => {})
      if (!stopped) retry = setTimeout(reconnect, reconnectMs).unref()
    }
    client = next
    next.on('error', lost).on('end', lost)
    next.on('notification', ({ payload }) => tell(payload ?? '*'))
    await next.connect()
    await next.query(`listen ${channel}`)
    live = true
    // Whatever was said while nobody listened is unknown now.
    tell('*')
  }
  const reconnect = () => {
    connect().catch(() => {
      if (!stopped) retry = setTimeout(reconnect, reconnectMs).unref()
    })
  }

  await connect()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLive: () => live,
    async stop() {
      stopped = true
      clearTimeout(retry)
      const last = client
      client = undefined
      live = false
      await last?.end().catch(() => {})
    },
  }
}
