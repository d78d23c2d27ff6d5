import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/** The least and the most time between two tries to bring the server back (milliseconds). */
const restartMsMin = 100
const restartMsMax = 5_000

/**
 * Starts the server again whenever it ends although nobody asked it to: out of memory, killed, disk full for a while. It
 * comes back at the same address, where the pools reconnect. Returns how to stop it for good.
 */
export function keepRunning(first: ServerProcess, startAgain: () => ServerProcess): () => Promise<void> {
  let server = first
  let stopping: Promise<void> | undefined
  const watch = async () => {
    for (let waitMs = restartMsMin; ; waitMs = Math.min(waitMs * 2, restartMsMax)) {
      const startedAt = Date.now()
      const lastWords = await server.ended
      if (stopping) return
      process.stderr.write(`PostgreSQL ended and is started again. ${lastWords.trim()}\n`)
      if (Date.now() - startedAt > restartMsMax) waitMs = restartMsMin
      await sleep(waitMs, undefined, { ref: false })
      if (stopping) return
      server = startAgain()
    }
  }
  void watch()
  return () => (stopping ??= server.stop())
}
