import { freshDatabase } from '@koma/database/testing/fresh-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/http-call.ts'
import { startProduct, type RunningProduct } from '../testing/running-product.ts'

let database: { readonly url: string; drop(): Promise<void> }
let product: RunningProduct
beforeAll(async () => {
  database = await freshDatabase()
  product = await startProduct({ DATABASE_URL: database.url, DEMO: 'off' })
})
afterAll(async () => {
  await product.kill()
  await database.drop()
})

test.each(['/dev', '/dev/mailbox', '/dev/mailbox.json', '/dev/cast.json', '/dev/clock', '/dev/anything/else'])(
  'without the demo %s is nobody’s address, and leads to none',
  async (path) => {
    for (const method of ['GET', 'PUT']) {
      const { status, headers, body } = await call(product.site, `${method} ${path}`)
      expect([status, body.code]).toEqual([404, 'route.not_found'])
      expect(headers.location).toBeUndefined()
    }
  },
)

test('the icon that browsers ask for by themselves is one', async () => {
  const { status, headers } = await call(product.site, 'GET /favicon.ico')
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon'])
  expect(Number(headers['content-length'])).toBeGreaterThan(500)
})
