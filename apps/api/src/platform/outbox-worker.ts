import type { Language } from '@koma/domain/languages.ts'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Jobs } from './jobs.ts'
import { UndeliverableError, type MessageSenders } from './message-senders.ts'
import { sendMessageJob } from './outbox.ts'
import { slots } from './slots.ts'

/** Minutes until the next try after the first, second, … failure; the last one repeats. Decision: accounts */
export const retryMinutes = [1, 5, 15, 60] as const

/** After so long without success a message has failed and waits for staff (hours). */
export const messageHoursTried = 24

/** One try may take so long; a worker that is killed in it holds its message for the lease (seconds). Source: F2 */
export const sendSecondsMax = 40
export const leaseSeconds = 60

const sweepMessagesMax = 200
const parallelSendsMax = 4
const errorLengthMax = 500

export interface Delivery {
  /** Sends one message, if it is due and nobody else has it. Never throws because a sender did. */
  deliver(id: string): Promise<void>
  /** Sends everything that is due: tries after a back-off, and what a killed worker left. */
  sweep(): Promise<void>
}

/**
 * Sends what the outbox holds. A message is claimed by one conditional update, so two workers never send the same at
 * once. A worker killed between the send and its mark leaves a message that is sent again after the lease: at least
 * once, with the same dedupe key, by which the gateway (SMS) or the reader's mailbox (Message-ID) drops the second.
 */
export function deliverMessages(
  db: Db,
  jobs: Jobs,
  senders: MessageSenders,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Delivery {
  const queue = slots(parallelSendsMax)

  async function deliver(id: string) {
    const message = await claim(db, id)
    if (!message) return
    try {
      await within(sendSecondsMax, send(senders, message))
    } catch (error) {
      const final = error instanceof UndeliverableError
      log.warn({ messageId: id, attempt: message.attempts, final, reason: reasonOf(error) }, 'message not sent')
      await putBack(db, message, reasonOf(error), final)
      return
    }
    await markSent(db, message, senders.keepsTexts)
  }

  async function sweep() {
    await Promise.all((await dueMessages(db)).map((id) => queue(() => deliver(id))))
  }

  jobs.handle(sendMessageJob, ({ id }) => queue(() => deliver(String(id))))
  jobs.schedule({ name: 'message.sweep', cron: '* * * * *', run: sweep })
  return { deliver, sweep }
}

interface ClaimedMessage {
  readonly id: string
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly language: Language
  readonly dedupeKey: string
  readonly attempts: number
}

// No wait is longer than an hour: a later one is from before somebody put the demo's clock back.
const isDue = sql`
  status = 'queued'
  and (next_attempt_at <= koma_now() or next_attempt_at > koma_now() + interval '2 hours')`

/** Takes the message for the length of the lease; the row's lock lets one of many workers have it. */
async function claim(db: Db, id: string): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update message
       set attempts = attempts + 1,
           next_attempt_at = koma_now() + make_interval(secs => ${leaseSeconds})
     where id = ${id}
       and ${isDue}
    returning id, channel, recipient, subject, text, html, language, dedupe_key as "dedupeKey", attempts`.execute(db)
  return rows[0]
}

function send(senders: MessageSenders, message: ClaimedMessage): Promise<void> {
  const { recipient: to, text, dedupeKey } = message
  if (message.channel === 'sms') return senders.sms.send(to, text, dedupeKey)
  const { subject, html, language } = message
  return senders.mail.send({ to, subject: subject ?? '', text, html, language, dedupeKey })
}

/** Only the try that still holds the message marks it: one that outlived its lease has lost it. */
async function markSent(db: Db, { id, attempts }: ClaimedMessage, keepsTexts: boolean) {
  await sql`
    update message
       set status = 'sent',
           sent_at = koma_now(),
           last_error = null,
           text = case when ${keepsTexts} then text else '' end,
           html = case when ${keepsTexts} then html end
     where id = ${id}
       and status = 'queued'
       and attempts = ${attempts}`.execute(db)
}

async function putBack(db: Db, { id, attempts }: ClaimedMessage, reason: string, final: boolean) {
  const minutes = retryMinutes[attempts - 1] ?? retryMinutes.at(-1)!
  await sql`
    update message
       set last_error = ${reason},
           next_attempt_at = koma_now() + make_interval(mins => ${minutes}),
           status = case when ${final}
                           or koma_now() + make_interval(mins => ${minutes})
                              > created_at + make_interval(hours => ${messageHoursTried}) then 'failed'
                         else status end
     where id = ${id}
       and status = 'queued'
       and attempts = ${attempts}`.execute(db)
}

async function dueMessages(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
      from message
     where ${isDue}
     order by next_attempt_at, id
     limit ${sweepMessagesMax}`.execute(db)
  return rows.map(({ id }) => id)
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, errorLengthMax)
}

async function within(seconds: number, work: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${seconds} s`)), seconds * 1000)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // A send that ends after its time fails unheard.
    work.catch(() => {})
  }
}
