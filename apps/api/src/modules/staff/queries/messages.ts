import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

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
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: readonly MessageRow[]; total: number }> {
  const wanted = sql`${status ?? null}::text is null or status = ${status ?? null}`
  const { rows } = await sql<MessageRow>`
    select ${columns}
      from message
     where ${wanted}
     order by created_at desc, id desc
     limit ${page.limit}
    offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total
      from message
     where ${wanted}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
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
