import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Serving } from './serve.ts'

const restartDelayMs = 500

/** Starts so many server processes on one address; one that dies is replaced. Resolves when all of them listen. */
export async function startWorkers(count: number, databaseUrl: string): Promise<Serving> {
  let stopping = false
  const fork = () => cluster.fork({ DATABASE_URL: databaseUrl })
  const workers = Array.from({ length: count }, fork)
  await Promise.all(workers.map(ready))
  cluster.on('exit', () => {
    setTimeout(() => void (stopping || fork()), restartDelayMs)
  })
  return {
    async stop() {
      stopping = true
      const alive = Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined)
      await Promise.all(
        alive.map(async (worker) => {
          const ended = once(worker, 'exit')
          worker.kill('SIGTERM')
          await ended
        }),
      )
    },
  }
}

async function ready(worker: Worker) {
  await new Promise<void>((done, fail) => {
    worker.once('message', () => done())
    worker.once('exit', (code) => fail(new Error(`A server process ended with ${code} before it was ready`)))
  })
}
