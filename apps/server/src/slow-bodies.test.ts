import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSlowBodies } from './slow-bodies.ts'
import { answerUnreadable } from './unreadable-requests.ts'

const times = { ordinaryMs: 300, filesMs: 1_500, answeredMs: 300 }

let server: Server

beforeEach(async () => {
  server = createServer((request, response) => {
    endSlowBodies(server, request, response, times)
    if (request.url === '/answered') response.end('no')
    request.resume().once('end', () => response.writableEnded || response.end('whole'))
  })
  server.on('clientError', answerUnreadable)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => new Promise((done) => server.close(done)))

/** Sends a body of 20 bytes, one every so often, and reads until the connection ends. */
function dribble(type: string, everyMs: number, path = '/'): Promise<{ readonly text: string; readonly ms: number }> {
  const began = performance.now()
  return new Promise((done) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 20\r\n\r\n`,
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
  expect((await dribble('multipart/form-data; boundary=x', 20)).text).toContain('whole')
})

test('a body that nobody waits for any longer keeps no connection open for the time of files', async () => {
  // Beside one that is waited for, so that whatever keeps the machine busy falls on both.
  const [answered, waitedFor] = await Promise.all([
    dribble('multipart/form-data; boundary=x', 400, '/answered'),
    dribble('multipart/form-data; boundary=x', 400),
  ])
  expect(answered.text).toMatch(/^HTTP\/1\.1 200 /)
  expect(waitedFor.text).toMatch(/^HTTP\/1\.1 408 /)
  expect(answered.ms).toBeLessThan(waitedFor.ms / 2)
})
