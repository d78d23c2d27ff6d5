import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { takeQueued } from './take-queued.ts'

const visitors = 30
const queuedMsMax = 10_000

/** Asks from a thread of its own, as often as there are visitors; counts who is connected, and tells how many were answered. */
const crowd = `
const http = require('node:http')
const { parentPort, workerData } = require('node:worker_threads')
const ask = () => new Promise((done) => {
  const asked = http.get({ port: workerData.port, agent: false }, (answer) => answer.resume().on('end', () => done(1)))
  asked.on('error', () => done(0))
  asked.on('socket', (socket) => socket.on('connect', () => Atomics.add(workerData.connected, 0, 1)))
})
const asking = Array.from({ length: workerData.visitors }, ask)
Promise.all(asking).then((answers) => parentPort.postMessage(answers.reduce((sum, one) => sum + one, 0)))
`

/** How many are answered that came while a server was busy, which then stops so. */
async function answeredBy(stop: (server: Server) => Promise<void>): Promise<number> {
  const server = createServer((_, answer) => answer.end('here'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connected = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(crowd, { eval: true, workerData: { port, visitors, connected } })
  await once(worker, 'online')
  const until = performance.now() + queuedMsMax
  // The loop stands still, so that all of them wait in the queue of the system.
  while (Atomics.load(connected, 0) < visitors && performance.now() < until);
  const answers = once(worker, 'message') as Promise<[number]>
  await stop(server)
  server.close()
  const [answered] = await answers
  await worker.terminate()
  return answered
}

test('who stands in the queue when a server stops is answered', async () => {
  expect(await answeredBy(takeQueued)).toBe(visitors)
})

test('negative control: a server that just closes resets them', async () => {
  expect(await answeredBy(async () => {})).toBeLessThan(visitors)
})
