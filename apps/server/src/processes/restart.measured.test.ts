import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownDataDir, type OwnDataDir } from '../testing/own-data-dir.ts'
import { startProduct, type RunningProduct } from '../testing/running-product.ts'

const endMsMax = 10_000
const readyAgainMsMax = 5_000

/** The machine may be busy with others: of so many starts the quickest tells what the product takes. */
const startsMax = 3

let data: OwnDataDir
let product: RunningProduct | undefined

beforeEach(() => {
  data = ownDataDir()
})
afterEach(async () => {
  await product?.kill()
  data.remove()
})

/** Starts it until it was ready soon, or often enough; gives the quickest start in milliseconds. */
async function quickestStart(stop: (running: RunningProduct) => Promise<unknown>): Promise<number> {
  const readyMs: number[] = []
  do {
    product = await startProduct({ DATA_DIR: data.folder })
    readyMs.push(product.readyMs)
    await stop(product)
  } while (Math.min(...readyMs) >= readyAgainMsMax && readyMs.length < startsMax)
  return Math.min(...readyMs)
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the product and its own database in order, and a second start is ready soon',
  async (signal) => {
    product = await startProduct({ DATA_DIR: data.folder })
    const socketFolder = new URL(data.databaseUrl()).searchParams.get('host')!
    expect(existsSync(socketFolder)).toBe(true)
    expect(product.tree().filter(({ command }) => /postgres/.test(command)).length).toBeGreaterThan(1)
    const { code, ms } = await product.end(signal)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(endMsMax)
    expect(existsSync(path.join(data.folder, 'pg18/postmaster.pid'))).toBe(false)
    expect(existsSync(socketFolder)).toBe(false)
    expect(await quickestStart((running) => running.end(signal))).toBeLessThan(readyAgainMsMax)
  },
)

test('a start after a power cut is ready as soon: the database mends itself meanwhile', async () => {
  product = await startProduct({ DATA_DIR: data.folder })
  await product.kill()
  expect(await quickestStart((running) => running.kill())).toBeLessThan(readyAgainMsMax)
})
