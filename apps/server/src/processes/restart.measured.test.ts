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

    const readyMs: number[] = []
    do {
      product = await startProduct({ DATA_DIR: data.folder })
      readyMs.push(product.readyMs)
      await product.end(signal)
    } while (Math.min(...readyMs) >= readyAgainMsMax && readyMs.length < startsMax)
    expect(Math.min(...readyMs)).toBeLessThan(readyAgainMsMax)
  },
)
