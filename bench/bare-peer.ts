import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'

export interface BarePeer {
  /** Sends from now on exactly what the address answered, headers and encoded bytes alike. */
  imitate(url: string, headers: Record<string, string>): Promise<string>
  stop(): void
}

/** The other half of a comparison: node:http with nothing in front of it. */
export async function startBarePeer(): Promise<BarePeer> {
  const child: ChildProcess = fork(new URL('./bare-server.ts', import.meta.url).pathname)
  const [port] = (await once(child, 'message')) as [number]
  return {
    async imitate(url, headers) {
      const answer = await rawAnswer(url, headers)
      child.send(answer)
      await once(child, 'message')
      return `http://127.0.0.1:${port}/`
    },
    stop: () => child.disconnect(),
  }
}

const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

/** What goes over the wire: fetch would decode it. */
async function rawAnswer(url: string, headers: Record<string, string>) {
  const response = await new Promise<http.IncomingMessage>((done, fail) =>
    http.get(url, { headers }, done).on('error', fail),
  )
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const kept = Object.entries(response.headers).filter(([name]) => !hopHeaders.has(name))
  return { body: Buffer.concat(chunks).toString('base64'), headers: Object.fromEntries(kept) }
}
