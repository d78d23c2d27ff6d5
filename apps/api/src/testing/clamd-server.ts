import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What every scanner finds, and nothing is harmed by. In two halves, so that no scanner finds this file. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-` + 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

export interface ClamdServer {
  readonly host: string
  readonly port: number
  /** Bytes of every stream that was scanned. */
  readonly scanned: readonly number[]
  stop(): Promise<void>
  /** Listens again at the same port. */
  start(): Promise<void>
}

const command = Buffer.from('zINSTREAM\0')

/** A stand-in for ClamAV's daemon: the framing of INSTREAM to the letter, and one signature. */
export async function clamdServer(): Promise<ClamdServer> {
  const scanned: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let received = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const stream = streamOf(received)
      if (stream === 'more') return
      if (stream !== 'wrong') scanned.push(stream.length)
      socket.end(`${replyTo(stream)}\0`)
    })
  })
  let port = 0
  const start = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await start()
  port = (server.address() as AddressInfo).port
  return {
    host: '127.0.0.1',
    port,
    scanned,
    start,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function replyTo(stream: Buffer | 'wrong'): string {
  if (stream === 'wrong') return 'UNKNOWN COMMAND'
  return stream.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
}

/** The bytes between the command and the length of zero. */
function streamOf(received: Buffer): Buffer | 'more' | 'wrong' {
  if (!received.subarray(0, command.length).equals(command.subarray(0, received.length))) return 'wrong'
  const parts: Buffer[] = []
  for (let at = command.length; ;) {
    if (at + 4 > received.length) return 'more'
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
}
