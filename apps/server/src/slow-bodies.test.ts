import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSlowBodies } from './slow-bodies.ts'
import { answerUnreadable } from './unreadable-requests.ts'

const times = { ordinaryMs: 300, filesMs: 1_500, answeredMs: 300 }

let server: Server
let answersAtOnce = false

beforeEach(async () => {
  answersAtOnce = false
  server = createServer((request, response) => {
    endSlowBodies(server, request, response, times)
    if (answersAtOnce) response.end('no')
    request.resume().once('end', () => response.writableEnded || response.end('whole'))
  })
  server.on('clientError', answerUnreadable)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => new Promise((done) => server.close(done)))

/** Sends a body of 20 bytes, one every so often, and reads until the connection ends. */
function dribble(type: string, everyMs: number): Promise<{ readonly text: string; readonly ms: number }> {
  const began = performance.now()
  return new Promise((done) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 20\r\n\r\n`,
    )
    const timer = setInterval(() => socket.write('x'), everyMs)
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      done({ text, ms: performance.now() - began })
    })
  })
}

test('a form that dribbles in is told so and ended after its time', async () => {
  const { text, ms } = await dribble('application/json', 50)
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(ms).toBeGreaterThan(250)
})

test('a form with files has the time of files', async () => {
  expect((await dribble('multipart/form-data; boundary=x', 50)).text).toContain('whole')
  expect((await dribble('multipart/form-data; boundary=x', 400)).text).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that nobody waits for any longer keeps no connection open', async () => {
  answersAtOnce = true
  const { text, ms } = await dribble('multipart/form-data; boundary=x', 400)
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
  expect(ms).toBeLessThan(1_400)
})
