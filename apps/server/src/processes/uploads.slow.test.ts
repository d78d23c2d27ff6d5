import { readFileSync } from 'node:fs'
import http from 'node:http'
import { memberWith } from '@koma/api/testing/member-factory.ts'
import { multipart } from '@koma/api/testing/multipart.ts'
import { pdfWith } from '@koma/api/testing/pdf-factory.ts'
import { fileBytesMax } from '@koma/domain/file-purposes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDataDir, type OwnDataDir } from '../testing/own-data-dir.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'

/** Source: docs/guarantees.md I-54 */
const parallelUploads = 50
const memoryMegabytesMax = 300
/** Through the website the bytes pass the same process twice; how soon they are let go of depends on the machine. */
const siteMegabytesMax = 512
const sampleMs = 20

let world: ProductWorld
let data: OwnDataDir

beforeAll(async () => {
  data = ownDataDir()
  world = await productWorld(1, { DEMO: 'off', DATA_DIR: data.folder })
})
afterAll(async () => {
  await world.close()
  data.remove()
})

const form = multipart([
  ['purpose', 'creator_application'],
  ['file', { name: 'six.pdf', bytes: pdfWith({ size: fileBytesMax }) }],
])

/** What of the server's memory is in the machine's (megabytes). */
function residentMegabytes(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${world.products[0]!.pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

function upload(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((done, fail) => {
    const all = { ...form.headers, ...headers, 'content-length': String(form.body.length) }
    const request = http.request(new URL(path, world.site(0)), { method: 'POST', headers: all }, (response) => {
      response.resume().once('end', () => done(response.statusCode!))
    })
    request.once('error', fail).end(form.body)
  })
}

/** Uploads at once, each of a member of its own, and the most memory that was seen meanwhile. */
async function storm(path: string, headersOf: (token: string) => Readonly<Record<string, string>>) {
  const tokens: string[] = []
  for (let one = 0; one < parallelUploads; one++) tokens.push((await memberWith(world.db)).token)
  let most = 0
  const sampling = setInterval(() => (most = Math.max(most, residentMegabytes())), sampleMs)
  const statuses = await Promise.all(tokens.map((token) => upload(path, headersOf(token))))
  clearInterval(sampling)
  return { statuses, most }
}

test.each([
  ['the API', '/api/member/files', memoryMegabytesMax, 201, (token: string) => ({ authorization: `Bearer ${token}` })],
  [
    'the website',
    '/zh/member/files',
    siteMegabytesMax,
    200,
    (token: string) => ({ cookie: `koma_access=${token}`, 'sec-fetch-site': 'same-origin' }),
  ],
] as const)(
  `${parallelUploads} uploads of 6 MB at once, through %s to %s, keep the server below %i MB`,
  async (_, path, megabytesMax, status, headersOf) => {
    const { statuses, most } = await storm(path, headersOf)
    expect(statuses.filter((one) => one === status)).toHaveLength(parallelUploads)
    expect(most).toBeGreaterThan(50)
    expect(most).toBeLessThan(megabytesMax)
  },
)
