import { once } from 'node:events'
import http from 'node:http'
import type net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface ReceivedSms {
  readonly clientId: string
  readonly to: string
  readonly text: string
}

/** A stand-in for the SMS gateway (Mitake) that takes its time, and tells what it received. */
export interface SmsGateway {
  readonly url: string
  /** Every request, in the order of their coming: a repeated one stands there again. */
  readonly received: readonly ReceivedSms[]
  stop(): void
}

/** Answers each request after so long (milliseconds), as the gateway does: "0", scheduled. */
export async function smsGateway(answerMs: number): Promise<SmsGateway> {
  const received: ReceivedSms[] = []
  const server = http.createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    received.push({ clientId: form.get('clientid')!, to: form.get('dstaddr')!, text: form.get('smbody')! })
    await wait(answerMs)
    response.end(`[1]\r\nmsgid=${received.length}\r\nstatuscode=0\r\nAccountPoint=100\r\n`)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    received,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
