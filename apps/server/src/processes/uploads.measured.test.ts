import { readFileSync } from 'node:fs'
import http from 'node:http'
import { memberWith } from '@koma/api/testing/member-factory.ts'
import { multipart } from '@koma/api/testing/multipart.ts'
import { pdfWith } from '@koma/api/testing/pdf-factory.ts'
import { fileBytesMax } from '@koma/domain/file-purposes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDataDir, type OwnDataDir } from '../testing/own-data-dir.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'
import type { RunningProduct } from '../testing/running-product.ts'

/** Source: docs/guarantees.md I-54 */
const parallelUploads = 50
const memoryMegabytesMax = 300
const sampleMs = 20

/** Each way through a process of its own, which has not kept what the other left behind. */
const processes = { api: 0, website: 1 } as const

let world: ProductWorld
let data: OwnDataDir

beforeAll(async () => {
  data = ownDataDir()
  world = await productWorld(2, { DEMO: 'off', DATA_DIR: data.folder })
})
afterAll(async () => {
  await world.close()
  data.remove()
})

/** What stands in the file where each upload has something of its own. */
const seed = '/Seed (0000)'
const form = multipart([
  ['purpose', 'creator_application'],
  ['file', { name: 'six.pdf', bytes: pdfWith({ size: fileBytesMax, catalogue: seed }) }],
])
const seedAt = form.body.indexOf(seed)

/** What of a server's memory is in the machine's (megabytes). */
function residentMegabytes({ pid }: RunningProduct): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

/** Sends a PDF that nobody else sends; the bytes that all share are in this machine once. */
function upload(url: string, number: number, headers: Readonly<Record<string, string>>): Promise<number> {
  const own = seed.replace('0000', String(number).padStart(4, '0'))
  return new Promise((done, fail) => {
    const all = { ...form.headers, ...headers, 'content-length': String(form.body.length) }
    const request = http.request(url, { method: 'POST', headers: all }, (response) => {
      response.resume().once('end', () => done(response.statusCode!))
    })
    request.once('error', fail)
    request.write(form.body.subarray(0, seedAt))
    request.write(own)
    request.end(form.body.subarray(seedAt + own.length))
  })
}

/** Uploads at once, each of a member of its own, and the most memory that was seen meanwhile. */
async function storm(
  product: RunningProduct,
  path: string,
  headersOf: (token: string) => Readonly<Record<string, string>>,
) {
  const tokens: string[] = []
  for (let one = 0; one < parallelUploads; one++) tokens.push((await memberWith(world.db)).token)
  let most = 0
  const sampling = setInterval(() => (most = Math.max(most, residentMegabytes(product))), sampleMs)
  const statuses = await Promise.all(tokens.map((token, at) => upload(product.site + path, at + 1, headersOf(token))))
  clearInterval(sampling)
  return { statuses, most }
}

test.each([
  ['api', '/api/member/files', 201, (token: string) => ({ authorization: `Bearer ${token}` })],
  [
    'website',
    '/zh/member/files',
    200,
    (token: string) => ({ cookie: `koma_access=${token}`, 'sec-fetch-site': 'same-origin' }),
  ],
] as const)(
  `${parallelUploads} PDFs of 6 MB at once, through the %s to %s, keep the server below ${memoryMegabytesMax} MB`,
  async (way, path, status, headersOf) => {
    const { statuses, most } = await storm(world.products[processes[way]]!, path, headersOf)
    expect(statuses.filter((one) => one === status)).toHaveLength(parallelUploads)
    expect(most).toBeGreaterThan(50)
    expect(most).toBeLessThan(memoryMegabytesMax)
  },
)
