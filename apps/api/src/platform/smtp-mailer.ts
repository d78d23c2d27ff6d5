import { createHash } from 'node:crypto'
import { htmlLang } from '@koma/domain/languages.ts'
import { createTransport } from 'nodemailer'
import { UndeliverableError, type MailSender } from './message-senders.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; `?requireTLS=true` insists on STARTTLS. */
  readonly url: string
  /** `Name <address>` or an address. */
  readonly from: string
}

const connectMs = 10_000
const silenceMs = 20_000
const connectionsMax = 3

/** The server's word that this address does not exist or takes no mail. Everything else may heal. */
const refusedRecipient = new Set([550, 551, 553])

/**
 * Sends by SMTP, text and HTML. Nothing that a member wrote can add a header or a recipient.
 * Source: docs/guarantees.md I-60
 */
export function smtpMailer({ url, from }: SmtpOptions): MailSender & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connectionsMax,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, subject, text, html, language, dedupeKey }) {
      if (!isOneAddress(to)) throw new UndeliverableError('not an e-mail address')
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
          text,
          ...(html === null ? {} : { html }),
          // A mail that is sent again has the same id, and a mailbox shows it once.
          messageId: `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': htmlLang[language] },
        })
      } catch (error) {
        const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string }
        if (code === 'EENVELOPE' && refusedRecipient.has(responseCode ?? 0)) throw new UndeliverableError(message)
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** One address and nothing else: no list, no name, no line break. */
const isOneAddress = (to: string) => /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/.test(to)
