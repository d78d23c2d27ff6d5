import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { Scanner, ScanResult } from './scanner.ts'

export interface ClamdAddress {
  readonly host: string
  readonly port: number
}

/** A scan of 6 MB takes well under a second; a daemon that loads its signatures answers late. */
const silentMsMax = 20_000
const replyBytesMax = 4_096
const lengthBytes = 4

/** ClamAV's daemon over TCP, by the command INSTREAM: lengths in network order, a zero at the end. Decision: files */
export function clamdScanner({ host, port }: ClamdAddress): Scanner {
  return {
    async scan(bytes) {
      const socket = connect({ host, port })
      socket.setTimeout(silentMsMax, () => socket.destroy(new Error('clamd does not answer')))
      const reply = replyOf(socket)
      // Whoever waits for the reply hears of a broken connection.
      reply.catch(() => {})
      try {
        await send(socket, bytes)
        return resultOf(await reply)
      } finally {
        socket.destroy()
        bytes.destroy()
      }
    },
  }
}

async function send(socket: Socket, bytes: Readable) {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(lengthBytes)
    length.writeUInt32BE(chunk.length)
    await write(socket, length)
    await write(socket, chunk)
  }
  await write(socket, Buffer.alloc(lengthBytes))
}

const write = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((done, fail) => socket.write(bytes, (error) => (error ? fail(error) : done())))

function replyOf(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      text += part
      if (text.includes('\0') || text.length > replyBytesMax) done(text.split('\0')[0]!)
    })
    socket.once('error', fail)
    socket.once('close', () => fail(new Error('clamd closed the connection')))
  })
}

function resultOf(reply: string): ScanResult {
  if (reply === 'stream: OK') return { clean: true }
  const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (found !== undefined) return { clean: false, found }
  throw new Error(`clamd: ${reply}`)
}
