import pg from 'pg'

/** How a connection is watched: how often it is asked, and how long it may take to answer (milliseconds). */
export interface Watch {
  readonly everyMs: number
  readonly answerMs: number
}

export interface ListeningConnection {
  end(): Promise<void>
}

/**
 * A connection of its own that listens on a channel. Calls `onLost` once when it breaks; one that is only half open,
 * because a cable or a router gave way, says nothing by itself: it is asked, and counts as lost when no answer comes.
 * Rejects when the connection does not come about in the time of an answer.
 */
export async function listeningConnection(
  databaseUrl: string,
  channel: string,
  watch: Watch,
  heard: { readonly onTag: (tag: string) => void; readonly onLost: () => void },
): Promise<ListeningConnection> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'koma-changes' })
  let heartbeat: NodeJS.Timeout | undefined
  let isOver = false
  const giveUp = () => {
    if (isOver) return
    isOver = true
    clearTimeout(heartbeat)
    abandon(client)
    heard.onLost()
  }
  client.on('notification', ({ payload }) => heard.onTag(payload ?? '*'))
  client.on('error', () => {})
  try {
    await withinTime(connected(client, channel), watch.answerMs)
  } catch (error) {
    abandon(client)
    throw error
  }
  client.on('error', giveUp).on('end', giveUp)
  const beat = () => {
    heartbeat = setTimeout(() => {
      withinTime(client.query('select'), watch.answerMs).then(beat, giveUp)
    }, watch.everyMs).unref()
  }
  beat()
  return {
    async end() {
      isOver = true
      clearTimeout(heartbeat)
      // Whoever stops does not wait for somebody who cannot be reached.
      await withinTime(client.end(), watch.answerMs).catch(() => client.connection.stream.destroy())
    },
  }
}

async function connected(client: pg.Client, channel: string): Promise<void> {
  await client.connect()
  await client.query(`listen ${channel}`)
}

/** Ends a connection that nobody may answer on any more. */
function abandon(client: pg.Client): void {
  client.end().catch(() => {})
  client.connection.stream.destroy()
}

/** What the work gives, or an error when it takes longer; the work itself goes on unheard. */
function withinTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The connection for changes does not answer')), limitMs)
  work.catch(() => {})
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
