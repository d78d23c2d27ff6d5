import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export type MessageStatus = 'queued' | 'sent' | 'failed'

export interface MessageRow {
  readonly id: string
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string | null
  readonly status: MessageStatus
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
}

/** Without the text: codes and links that open an account stand in it. */
const columns = sql`
           id, channel, recipient, subject, status, attempts,
           last_error as "lastError",
           created_at as "createdAt",
           sent_at as "sentAt"`

/** A page of the outbox, newest first (index message__newest). */
export async function messages(
  db: Db,
  status: MessageStatus | undefined,
  page: PageWindow,
): Promise<Listed<MessageRow>> {
  const wanted = sql`${status ?? null}::text is null or status = ${status ?? null}`
  const inOrder = sql<MessageRow>`
    select ${columns}
      from message
     where ${wanted}
     order by created_at desc, id desc`
  const all = sql`
      from message
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** One message, locked until the transaction ends. */
export async function lockMessage(tx: Tx, messageId: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns}
      from message
     where id = ${messageId}
       for update`.execute(tx)
  return rows[0]
}

/** Puts a message that failed back into the queue, with all its attempts before it; the worker takes it at once. */
export async function requeueMessage(tx: Tx, messageId: string): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`
    update message
       set status = 'queued',
           attempts = 0,
           next_attempt_at = koma_now()
     where id = ${messageId}
    returning ${columns}`.execute(tx)
  return rows[0]!
}
