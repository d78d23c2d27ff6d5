import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../apps/server/src/testing/running-product.ts'

const readySecondsMax = 120
const serve = path.resolve(import.meta.dirname, '../scripts/serve.ts')

/** Starts the product as `npm start` does, on data and a port of its own; KOMA_URL names one that runs already. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['KOMA_URL']) return undefined
  const dataDir = mkdtempSync(path.join(tmpdir(), 'koma-e2e-'))
  const port = String(await freePort())
  const child = spawn(process.execPath, [serve], {
    // The channel tells the product when the test run dies.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await Promise.race([untilReady(url), ended.then(() => Promise.reject(new Error('The product ended at its start.')))])
  process.env['KOMA_URL'] = url
  return async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function untilReady(url: string): Promise<void> {
  const end = performance.now() + readySecondsMax * 1000
  while (performance.now() < end) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error(`The product was not ready within ${readySecondsMax} s`)
}
