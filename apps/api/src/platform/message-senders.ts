import type { Language } from '@koma/domain/languages.ts'

export interface MailToSend {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly language: Language
  readonly dedupeKey: string
}

/** Hands a mail to a mail server. Resolves when that took it over; anything else throws. */
export interface MailSender {
  send(mail: MailToSend): Promise<void>
}

/** Hands a text to a gateway, which gets the key too, so that it can drop a second one of the same cause. */
export interface SmsSender {
  send(to: string, text: string, dedupeKey: string): Promise<void>
}

export interface MessageSenders {
  readonly mail: MailSender
  readonly sms: SmsSender
  /** Whether the words stay in the outbox once they are sent: codes and links are no business of a database. */
  readonly keepsTexts: boolean
}

/** Trying again is useless: there is no such address, or the text can never be sent. */
export class UndeliverableError extends Error {}

/** Nobody was named who could send: the message waits in the outbox, and the reason stands beside it. */
export function unconfiguredSender(variable: string): MailSender & SmsSender {
  return { send: () => Promise.reject(new Error(`${variable} is not set`)) }
}

/** The demo's default that needs no account: nothing leaves, the outbox itself is the mailbox that the demo shows. */
export const mailboxSender: MailSender & SmsSender = { send: async () => {} }
