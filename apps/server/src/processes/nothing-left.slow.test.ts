import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freshDatabase } from '@koma/database/testing/fresh-database.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../testing/http-call.ts'
import { ownDataDir, type OwnDataDir } from '../testing/own-data-dir.ts'
import { stillAlive, untilEnded } from '../testing/process-tree.ts'
import { startProduct, type RunningProduct } from '../testing/running-product.ts'

/** A worker that is killed is gone and replaced within this time. */
const replacedMsMax = 10_000

let data: OwnDataDir
let product: RunningProduct | undefined

beforeEach(() => {
  data = ownDataDir()
})
afterEach(async () => {
  await product?.kill()
  data.remove()
})

describe('the product with its own database', () => {
  test('killed with -9 it leaves no database behind, nor anything else', async () => {
    product = await startProduct({ DATA_DIR: data.folder })
    const known = product.tree()
    expect(known.length).toBeGreaterThan(3)
    await product.end('SIGKILL')
    expect(stillAlive(known)).toEqual([])
  })

  test('signalled twice it still ends in order', async () => {
    product = await startProduct({ DATA_DIR: data.folder })
    process.kill(product.pid, 'SIGINT')
    expect((await product.end('SIGTERM')).code).toBe(0)
  })
})

describe('the product as a cluster of two', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('%s ends the workers too', async (signal) => {
    const database = await freshDatabase()
    product = await startProduct({ DATABASE_URL: database.url, CLUSTER: '2' })
    expect(product.tree()).toHaveLength(3)
    const { code } = await product.end(signal)
    expect(code).toBe(signal === 'SIGKILL' ? null : 0)
    await database.drop()
  })

  test('a worker that is killed is replaced, and the site stays up', async () => {
    const database = await freshDatabase()
    product = await startProduct({ DATABASE_URL: database.url, CLUSTER: '2' })
    const [, first, second] = product.tree()
    process.kill(first!.pid, 'SIGKILL')
    expect(await untilEnded([first!], replacedMsMax)).toEqual([])
    // A connection that was on its way to the dead one is lost with it; from then on the other answers.
    await wait(200)
    expect((await call(product.site, 'GET /readyz')).status).toBe(200)
    const end = performance.now() + replacedMsMax
    while (product.tree().length < 3 && performance.now() < end) await wait(50)
    expect(product.tree().map(({ pid }) => pid)).toContain(second!.pid)
    expect(product.tree()).toHaveLength(3)
    await product.end('SIGTERM')
    await database.drop()
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be'],
  [{ RATE_LIMITS: 'off', DEMO: 'off' }, 'RATE_LIMITS'],
  [{ DATABASE_URL: 'mysql://user:hunter2@host/db' }, 'DATABASE_URL must be'],
])('%j does not start, says why and leaves nothing behind', async (settings, sentence) => {
  const start = startProduct({ DATA_DIR: data.folder, ...settings })
  await expect(start).rejects.toThrow(sentence)
  await expect(start).rejects.not.toThrow('hunter2')
  expect(readdirSync(data.folder)).toEqual([])
})
