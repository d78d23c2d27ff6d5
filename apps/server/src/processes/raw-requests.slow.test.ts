import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'
import { exchange } from '../testing/raw-socket.ts'

let world: ProductWorld
let port: number

beforeAll(async () => {
  world = await productWorld(1, { RATE_LIMITS: 'off' })
  port = world.products[0]!.port
})
afterAll(() => world.close())

const host = 'Host: koma.example\r\n'
/** What a smuggler hopes to have answered as a request of its own. */
const hidden = `GET /healthz HTTP/1.1\r\n${host}\r\n`
const post = (headers: string, body: string) =>
  `POST /api/token HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n${body}`
const get = (headers: string, target = '/healthz') => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n'

/** Refused: a 4xx or a closed connection, and nothing of it answered as if it were right. */
const refused: Readonly<Record<string, string>> = {
  'content-length and transfer-encoding': post(`Content-Length: 4\r\n${chunked}`, `0\r\n\r\n${hidden}`),
  'transfer-encoding and content-length': post(`${chunked}Content-Length: 4\r\n`, `0\r\n\r\n${hidden}`),
  'two content-lengths that differ': post('Content-Length: 0\r\nContent-Length: 60\r\n', hidden),
  'two content-lengths that agree': post('Content-Length: 2\r\nContent-Length: 2\r\n', `{}${hidden}`),
  'a list of content-lengths': post('Content-Length: 2, 2\r\n', `{}${hidden}`),
  'a content-length with a plus': post('Content-Length: +2\r\n', `{}${hidden}`),
  'a negative content-length': post('Content-Length: -1\r\n', hidden),
  'a hexadecimal content-length': post('Content-Length: 0x2\r\n', `{}${hidden}`),
  'a content-length beyond all numbers': post('Content-Length: 99999999999999999999\r\n', '{}'),
  'an empty content-length': post('Content-Length: \r\n', hidden),
  'an unknown transfer-encoding': post('Transfer-Encoding: cow\r\n', hidden),
  'chunked that is not last': post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${hidden}`),
  'chunked after something unknown': post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`),
  'transfer-encoding with a vertical tab': post('Transfer-Encoding:\x0bchunked\r\n', `0\r\n\r\n${hidden}`),
  'a blank before the colon': post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${hidden}`),
  'a folded header': post('Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${hidden}`),
  'a folded header of our own': get('X-A: one\r\n two\r\n'),
  'a header without a name': get(': nobody\r\n'),
  'a header without a colon': get('nonsense\r\n'),
  'NUL in a header': get('X-A: a\x00b\r\n'),
  'NUL in a header’s name': get('X\x00A: a\r\n'),
  'a control character in a header': get('X-A: a\x01b\r\n'),
  'a bare CR in a header': get('X-A: a\rX-B: b\r\n'),
  'bare LF after the request line': `GET /healthz HTTP/1.1\n${host}\r\n`,
  'bare LF after a header': `GET /healthz HTTP/1.1\r\nHost: koma.example\n\r\n`,
  'bare LF at the end of the headers': `GET /healthz HTTP/1.1\r\n${host}\n`,
  'a chunk size that is no number': post(chunked, `zz\r\n{}\r\n0\r\n\r\n${hidden}`),
  'a chunk size with a sign': post(chunked, `-2\r\n{}\r\n0\r\n\r\n${hidden}`),
  'a chunk size beyond all numbers': post(chunked, `ffffffffffffffffff\r\n{}\r\n0\r\n\r\n`),
  'a chunk size with a blank before it': post(chunked, ` 2\r\n{}\r\n0\r\n\r\n${hidden}`),
  'a chunk that is longer than it says': post(chunked, `2\r\n{}xx\r\n0\r\n\r\n${hidden}`),
  'a chunk that ends in a bare LF': post(chunked, `2\n{}\r\n0\r\n\r\n${hidden}`),
  'NUL in the path': get('', '/zh\x00'),
  'a blank in the path': get('', '/zh /x'),
  'bytes above ASCII in the path': get('', '/\xe6\xbc\xab'),
  'a method that is none': `NONSENSE /healthz HTTP/1.1\r\n${host}\r\n`,
  'a version that is none': `GET /healthz HTTP/9.9\r\n${host}\r\n`,
  'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'another protocol': 'SSH-2.0-OpenSSH_9.6\r\n',
  'HTTP/2 without asking': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a header of 120 KB': get(`X-A: ${'a'.repeat(120_000)}\r\n`),
  'a path of 120 KB': get('', `/${'a'.repeat(120_000)}`),
  CONNECT: `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
  '3,000 headers': get(Array.from({ length: 3_000 }, (_, n) => `X-${n}: a\r\n`).join('')),
}

/** Answered once: odd, but with one meaning. */
const answeredOnce: Readonly<Record<string, string>> = {
  'no version': `GET /healthz\r\n${host}\r\n`,
  'chunks of one byte': post(chunked, `1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`),
  'a chunk extension': post(chunked, `2;a=b\r\n{}\r\n0\r\n\r\n`),
  'a trailer': post(chunked, `2\r\n{}\r\n0\r\nX-Trailer: yes\r\n\r\n`),
  'the address in absolute form': get('', 'http://evil.example/healthz'),
  'an upgrade that nobody offers': get(
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n',
  ),
  h2c: get('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n'),
  'an expectation that nobody meets': post('Expect: 200-ok\r\nContent-Length: 2\r\n', '{}'),
  'dots in the path': get('', '/assets/../../../../etc/passwd'),
  'encoded dots in the path': get('', '/assets/..%2f..%2f..%2fpackage.json'),
  'two slashes at the front': get('', '//evil.example/zh'),
  TRACE: `TRACE /healthz HTTP/1.1\r\n${host}Cookie: koma_access=secret\r\n\r\n`,
  'TRACE of a page': `TRACE /zh HTTP/1.1\r\n${host}Cookie: koma_access=secret\r\n\r\n`,
  PROPFIND: `PROPFIND /api/member HTTP/1.1\r\n${host}\r\n`,
  'an asterisk': `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
}

const isClean = (status: number) => status >= 400 && status < 500

describe('bytes with two meanings', () => {
  test.each(Object.entries(refused))('%s: refused, and what hides behind is not answered', async (_, bytes) => {
    const { statuses, closed, text } = await exchange(port, bytes)
    expect(
      statuses.filter((status) => !isClean(status)),
      text,
    ).toEqual([])
    expect(statuses.length).toBeLessThanOrEqual(1)
    expect(closed).toBe(true)
  })
})

describe('odd bytes with one meaning', () => {
  test.each(Object.entries(answeredOnce))('%s: one answer, and no page of somebody else', async (_, bytes) => {
    const { statuses, text } = await exchange(port, bytes)
    expect(statuses.filter((status) => status !== 100)).toHaveLength(1)
    expect(statuses.at(-1)).toBeLessThan(500)
    expect(text).not.toMatch(/root:|secret|"workspaces"|Location: (?:https?:)?\/\/evil/i)
  })
})

test('negative control: two requests that are right, one after the other on a connection, are both answered', async () => {
  expect((await exchange(port, hidden + hidden)).statuses).toEqual([200, 200])
})

test('a refusal at this depth carries the headers of every answer, and repeats nothing', async () => {
  const { text } = await exchange(port, get('X-<script>: a\x00b\r\n'))
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  for (const header of ['x-content-type-options: nosniff', 'content-security-policy', 'cache-control: no-store']) {
    expect(text.toLowerCase()).toContain(header)
  }
  expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({ code: 'request.malformed' })
  expect(text).not.toContain('script')
})

test('after all of this the server is as it was', async () => {
  expect((await call(world.site(0), 'GET /readyz')).status).toBe(200)
  expect(world.products[0]!.output()).not.toMatch(/"level":[56]0/)
})
