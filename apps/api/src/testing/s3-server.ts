import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface S3Server {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** What is kept, by bucket and key. */
  readonly objects: Map<string, Buffer>
  /** Answers the next requests with this status instead of doing them. */
  failWith(status: number | null): void
  /** Answers the next request with this status, and no other. */
  failOnceWith(status: number): void
  close(): Promise<void>
}

const region = 'tw-test-1'
const accessKeyId = 'koma-test'
const secretAccessKey = 'a secret of the test'

/**
 * A small store that speaks enough of S3 to be a peer: it works out every signature anew (AWS Signature Version 4),
 * compares the digests of what came with what was announced, and keeps nothing that does not agree. Written from the
 * protocol's description, not from the client that it tests.
 */
export async function s3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  let failing: number | null = null
  let isOnce = false
  const server = createServer((request, response) => {
    void bytesOf(request).then((body) => {
      const {
        status,
        type = 'application/xml',
        content = '',
      } = failing ? { status: failing, content: errorBody('ServiceUnavailable') } : answer(objects, request, body)
      if (isOnce) failing = null
      isOnce = false
      response.writeHead(status, { 'content-type': type }).end(content)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'koma-files',
    region,
    accessKeyId,
    secretAccessKey,
    objects,
    failWith: (status) => void (failing = status),
    failOnceWith(status) {
      failing = status
      isOnce = true
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

interface S3Answer {
  readonly status: number
  readonly type?: string
  readonly content?: string | Buffer
}

function answer(objects: Map<string, Buffer>, request: IncomingMessage, body: Buffer): S3Answer {
  const refused = (status: number, code: string) => ({ status, content: errorBody(code) })
  if (signatureOf(request) !== wantedSignature(request)) return refused(403, 'SignatureDoesNotMatch')
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return refused(400, 'XAmzContentSHA256Mismatch')
  const md5 = request.headers['content-md5']
  if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64')) return refused(400, 'BadDigest')
  const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname)
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'PUT') return { status: 200 }
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'DELETE') return { status: 204 }
  const kept = objects.get(key)
  return kept ? { status: 200, type: 'application/octet-stream', content: kept } : refused(404, 'NoSuchKey')
}

const errorBody = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

const authorizationOf = ({ headers }: IncomingMessage) =>
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )

const signatureOf = (request: IncomingMessage) => authorizationOf(request)?.[5] ?? 'none'

function wantedSignature(request: IncomingMessage): string | undefined {
  const [, id, day, place, signed] = authorizationOf(request) ?? []
  if (id !== accessKeyId || place !== region || !day || !signed) return undefined
  const url = new URL(request.url!, 'http://s3')
  const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    url.pathname,
    query.toSorted().join('&'),
    headers.join(''),
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${place}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), place))
  return hmac(key, text).toString('hex')
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
