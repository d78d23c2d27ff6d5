import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '@koma/database/embedded/start-embedded.ts'

export interface Product {
  readonly site: string
  readonly databaseUrl: string
  stop(): Promise<void>
}

const main = path.resolve(import.meta.dirname, '../apps/server/src/main.ts')

/** The production server in a process of its own, on a PostgreSQL of its own with fsync on, in a folder that is thrown away. */
export async function startProduct(): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), 'koma-bench-'))
  const database = await startEmbedded(folder)
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: database.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const site = `http://127.0.0.1:${port}`
  await untilReady(`${site}/readyz`)
  return {
    site,
    databaseUrl: database.url,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const startSecondsMax = 120

async function untilReady(url: string) {
  for (let tries = 0; tries < startSecondsMax * 10; tries++) {
    const ok = await fetch(url).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (ok) return
    await wait(100)
  }
  throw new Error(`The server was not ready within ${startSecondsMax} s`)
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as net.AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
