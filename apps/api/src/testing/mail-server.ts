import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { mailboxSender } from '../platform/message-senders.ts'
import { deliverMessages } from '../platform/outbox-worker.ts'
import { smtpMailer } from '../platform/smtp-mailer.ts'
import type { TestApi } from './test-api.ts'

/** A mail as a mailbox has it. */
export interface ReceivedMail {
  readonly to: string
  /** Unfolded, as they came. */
  readonly headers: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailServer {
  /** Every mail so far, in the order of their coming. */
  readonly received: readonly ReceivedMail[]
  /** Lets the worker of this API hand its mails to this server. */
  deliverFor(api: TestApi): void
  stop(): Promise<void>
}

/** A real SMTP server on loopback, and the product's own mailer in front of it. */
export async function mailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let raw = ''
      stream.on('data', (part: Buffer) => (raw += part.toString()))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo[0]!.address, ...mailOf(raw) })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const mail = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: '漫畫文化中心 <koma@koma.example>' })
  return {
    received,
    deliverFor({ db, deps, app }) {
      deliverMessages(db, deps.jobs, { mail, sms: mailboxSender, keepsTexts: true }, app.log)
    },
    async stop() {
      mail.close()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

/** Reads a mail as a mail program does: the parts by their type, decoded. */
function mailOf(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? 'none'
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  const part = (type: string) => decoded(parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '')
  const subject = decodedWords(/^Subject: (.*)$/im.exec(headers)?.[1] ?? '')
  return { headers, subject, text: part('text/plain'), html: part('text/html') }
}

function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString()
  return head.includes('quoted-printable') ? unquoted(body.replace(/=\r\n/g, '')) : body
}

/** RFC 2047: the encoded words of a header, the space between two of them left out. */
function decodedWords(header: string): string {
  return header
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, way: string, word: string) =>
      way.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    )
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
