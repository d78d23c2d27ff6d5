import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UndeliverableError, type MailToSend } from './message-senders.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** What the server says to the next mails; when nothing is left it takes them. */
let replies: number[] = []
let refusedRecipient: number | undefined
let received: { raw: string; recipients: string[] }[] = []

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo(_address, _session, done) {
    done(refusedRecipient ? Object.assign(new Error('no such mailbox'), { responseCode: refusedRecipient }) : null)
  },
  onData(stream, session, done) {
    let raw = ''
    stream.on('data', (part: Buffer) => (raw += part.toString()))
    stream.on('end', () => {
      const code = replies.shift() ?? 250
      if (code !== 250) return done(Object.assign(new Error('try later'), { responseCode: code }))
      received.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) })
      return done()
    })
  },
})

let mailer: ReturnType<typeof smtpMailer>

beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: '漫畫文化中心 <koma@koma.example>' })
})

afterAll(async () => {
  mailer.close()
  await new Promise<void>((done) => server.close(() => done()))
})

beforeEach(() => {
  replies = []
  refusedRecipient = undefined
  received = []
})

describe('a mail', () => {
  test('arrives with its subject, text and HTML, and says what it is', async () => {
    await mailer.send(mail())
    expect(received[0]!.recipients).toEqual(['reader@example.com'])
    const headers = headersOf(received[0]!.raw)
    expect(headers.get('subject')).toBe(`=?UTF-8?B?${Buffer.from('請驗證').toString('base64')}?=`)
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('content-language')).toBe('zh-Hant-TW')
    expect(received[0]!.raw).toContain('text/plain')
    expect(received[0]!.raw).toContain('text/html')
  })

  test('451, 451, 250: two tries fail, the third arrives with the same id', async () => {
    replies = [451, 451]
    await expect(mailer.send(mail())).rejects.toThrow(/try later/)
    await expect(mailer.send(mail())).rejects.toThrow(/try later/)
    await mailer.send(mail())
    await mailer.send(mail())
    const ids = received.map(({ raw }) => headersOf(raw).get('message-id'))
    expect(ids).toHaveLength(2)
    expect(new Set(ids)).toHaveLength(1)
  })

  test('a refusal of the address for good is not worth another try, one for now is', async () => {
    refusedRecipient = 550
    await expect(mailer.send(mail())).rejects.toBeInstanceOf(UndeliverableError)
    refusedRecipient = 450
    await expect(mailer.send(mail())).rejects.not.toBeInstanceOf(UndeliverableError)
  })
})

describe('what a member wrote cannot add anything', () => {
  test.each([
    'Hi\r\nBcc: spy@example.com',
    'Hi\nBcc: spy@example.com',
    'Hi\rBcc: spy@example.com',
    'Hi\u2028Bcc: spy@example.com',
  ])('a line break in the subject stays in the subject: %j', async (subject) => {
    await mailer.send(mail({ subject }))
    expect(received[0]!.recipients).toEqual(['reader@example.com'])
    expect(headersOf(received[0]!.raw).get('bcc')).toBeUndefined()
    expect(headersOf(received[0]!.raw).get('subject')).toContain('Bcc')
  })

  test.each([
    'a@example.com, spy@example.com',
    'a@example.com\r\nBcc: spy@example.com',
    '"x" <spy@example.com>',
    'a@example.com>\r\nRCPT TO:<spy@example.com',
    'group: spy@example.com;',
    'a@b@example.com',
    '',
  ])('only one plain address is a recipient: %j', async (to) => {
    await expect(mailer.send(mail({ to }))).rejects.toBeInstanceOf(UndeliverableError)
    expect(received).toEqual([])
  })
})

function mail(some: Partial<MailToSend> = {}): MailToSend {
  const words = { subject: '請驗證', text: '下一格', html: '<p>下一格</p>' }
  return { to: 'reader@example.com', ...words, language: 'zh', dedupeKey: 'verify:1', ...some }
}

function headersOf(raw: string): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}
