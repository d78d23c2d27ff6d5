import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { UndeliverableError, type SmsSender } from './message-senders.ts'
import { mitakeSms } from './sms-mitake.ts'

/** A gateway of our own that behaves as Mitake says it does: a client id that it knows is not sent again. */
const phones: { to: string; text: string }[] = []
const known = new Map<string, string>()
let mood: 'well' | 'drops the answer' | { status: string } | { http: number } = 'well'
let lastUrl = ''
let lastForm = new URLSearchParams()

const gateway: Server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    lastUrl = request.url ?? ''
    lastForm = new URLSearchParams(body)
    const current = mood
    if (typeof current === 'object' && 'http' in current) return response.writeHead(current.http).end('<html>')
    if (typeof current === 'object') return response.end(`[1]\r\nstatuscode=${current.status}\r\n`)
    const id = lastForm.get('clientid') ?? ''
    const first = known.get(id)
    if (first) return response.end(`[1]\r\nmsgid=${first}\r\nstatuscode=1\r\nDuplicate=Y\r\nAccountPoint=98\r\n`)
    phones.push({ to: lastForm.get('dstaddr') ?? '', text: lastForm.get('smbody') ?? '' })
    known.set(id, `#${known.size + 1}`)
    if (current === 'drops the answer') return response.destroy()
    return response.end(`[1]\r\nmsgid=#${known.size}\r\nstatuscode=1\r\nAccountPoint=99\r\n`)
  })
})

let sms: SmsSender

beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  sms = mitakeSms({ url: `http://127.0.0.1:${port}`, username: 'koma', password: 'secret & more' })
})

afterAll(() => gateway.close())

beforeEach(() => {
  phones.length = 0
  known.clear()
  mood = 'well'
})

test('a text goes as a form in UTF-8, its line breaks as the gateway writes them', async () => {
  await sms.send('0912000001', '驗證碼 123456\n10 分鐘內有效', 'code:1')
  expect(lastUrl).toBe('/api/mtk/SmSend?CharsetURL=UTF-8')
  expect(lastForm.get('password')).toBe('secret & more')
  expect(lastForm.get('clientid')).toMatch(/^[0-9a-f]{36}$/)
  expect(phones).toEqual([{ to: '0912000001', text: '驗證碼 123456\u000610 分鐘內有效' }])
})

test('an answer that is lost after the gateway took the text: the next try asks, and no second text goes out', async () => {
  mood = 'drops the answer'
  await expect(sms.send('0912000001', '驗證碼 123456', 'code:2')).rejects.toThrow('fetch failed')
  mood = 'well'
  await sms.send('0912000001', '驗證碼 123456', 'code:2')
  expect(phones).toHaveLength(1)
})

test('negative control: another key is another text', async () => {
  await sms.send('0912000001', '驗證碼 123456', 'code:3')
  await sms.send('0912000001', '驗證碼 123456', 'code:4')
  expect(phones).toHaveLength(2)
})

test.each(['5', '6', 'v'])('status %s says that no try can succeed', async (status) => {
  mood = { status }
  await expect(sms.send('0912000001', 'x', 'code:5')).rejects.toBeInstanceOf(UndeliverableError)
})

test.each(['e', 'k', 'r', '*'])('status %s is tried again, and the error tells no secret', async (status) => {
  mood = { status }
  const error = await sms.send('0912000001', 'x', 'code:6').catch((thrown: unknown) => thrown as Error)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(UndeliverableError)
  expect(String(error)).not.toContain('secret')
})

test.each([500, 403, 302])('HTTP %i is tried again', async (http) => {
  mood = { http }
  await expect(sms.send('0912000001', 'x', 'code:7')).rejects.toThrow(/HTTP \d+|fetch failed/)
})
