import { isNobodys } from '@koma/domain/account-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { Db, Tx } from './db.ts'
import { uuid7 } from './ids.ts'
import type { Jobs } from './jobs.ts'

export interface OutgoingMail {
  readonly channel: 'mail'
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  /** One cause, one message: a second one with the same key is not written. */
  readonly dedupeKey: string
}

export interface OutgoingSms {
  readonly channel: 'sms'
  readonly to: string
  readonly language: Language
  readonly text: string
  readonly dedupeKey: string
}

/** Messages are written in the transaction that causes them and sent by a worker, each once. Decision: accounts */
export interface Outbox {
  write(tx: Db | Tx, message: OutgoingMail | OutgoingSms): Promise<void>
}

/** The job that wakes a worker for one message; its data is `{ id }`. */
export const sendMessageJob = 'message.send'

/** The row and the worker's call, both or neither: outside a transaction one is opened for them. */
export function databaseOutbox(jobs: Jobs): Outbox {
  return {
    write: (tx, message) =>
      tx.isTransaction ? write(tx, jobs, message) : tx.transaction().execute((own) => write(own, jobs, message)),
  }
}

async function write(tx: Db | Tx, jobs: Jobs, message: OutgoingMail | OutgoingSms) {
  const isMail = message.channel === 'mail'
  // Nobody reads it: the account has no address any more.
  if (isNobodys(message.to)) return
  const id = uuid7()
  const written = await tx
    .insertInto('message')
    .values({
      id,
      channel: message.channel,
      recipient: message.to,
      subject: isMail ? message.subject : null,
      text: message.text,
      html: isMail ? message.html : null,
      language: message.language,
      dedupe_key: message.dedupeKey,
    })
    .onConflict((conflict) => conflict.constraint('message__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) await jobs.send(tx, sendMessageJob, { id })
}
