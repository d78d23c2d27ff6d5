import { once } from 'node:events'
import net from 'node:net'

/** What came back for bytes that were sent as they are. */
export interface RawExchange {
  readonly text: string
  /** The status of every answer, in order. */
  readonly statuses: readonly number[]
  /** The server closed the connection. */
  readonly closed: boolean
}

/** A busy machine may keep the first answer waiting; what follows it follows at once (milliseconds). */
const firstAnswerMsMax = 10_000
const silentMs = 400

/** Sends the bytes on a connection of their own and reads until it is closed, or silent after an answer. */
export async function exchange(port: number, bytes: string | Buffer): Promise<RawExchange> {
  const socket = net.connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  const read = (chunk: Buffer) => {
    chunks.push(chunk)
    socket.setTimeout(silentMs)
  }
  socket.on('data', read).on('error', () => {})
  await once(socket, 'connect')
  // Latin-1: a byte for each character.
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  const closed = await new Promise<boolean>((done) => {
    socket.setTimeout(firstAnswerMsMax, () => done(false)).once('close', () => done(true))
  })
  socket.destroy()
  const text = Buffer.concat(chunks).toString('latin1')
  return { text, closed, statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)) }
}

/** A connection that sends a little from time to time and never ends; resolves with its age when the server closes it. */
export async function dribble(
  port: number,
  first: string,
  drop: string,
  everyMs: number,
): Promise<{ ms: number; text: string }> {
  const socket = net.connect(port, '127.0.0.1')
  const begun = performance.now()
  let text = ''
  socket
    .setEncoding('latin1')
    .on('data', (chunk: string) => (text += chunk))
    .on('error', () => {})
  socket.write(first)
  const timer = setInterval(() => socket.writable && socket.write(drop), everyMs)
  await once(socket, 'close')
  clearInterval(timer)
  return { ms: performance.now() - begun, text }
}
