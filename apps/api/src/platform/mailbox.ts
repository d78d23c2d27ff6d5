import { canonicalMobile } from '@koma/domain/account-rules.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** A mail or SMS as the demo shows it. Source: api.md "Only in the demo" */
export interface MailboxMessage {
  readonly at: string
  readonly channel: 'mail' | 'sms'
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** Addresses in the text, in their order. */
  readonly links: readonly string[]
  /** Six-digit codes in the text, in their order. */
  readonly codes: readonly string[]
}

const messagesMax = 100

/** The newest messages, of one recipient when `to` names one: a mail address in any case, a mobile in any spelling. */
export async function mailboxMessages(db: Db, to?: string): Promise<readonly MailboxMessage[]> {
  const wanted = to?.trim() ? recipientsOf(to) : null
  const { rows } = await sql<Omit<MailboxMessage, 'at' | 'links' | 'codes'> & { created_at: Date }>`
    select created_at, channel, recipient as "to", subject, text, html
      from message
     where ${wanted}::text[] is null
        or lower(recipient) = any(${wanted}::text[])
     order by created_at desc, id desc
     limit ${messagesMax}`.execute(db)
  return rows.map(({ created_at, ...row }) => ({
    at: formatTaipeiDateTime(created_at),
    ...row,
    links: linksIn(row.text),
    codes: codesIn(row.text),
  }))
}

/** `+886 912-345-678`, `0912 345 678` and `886912345678` are the one number 0912345678. */
function recipientsOf(to: string): readonly string[] {
  const text = to.trim().toLowerCase()
  if (text.includes('@')) return [text]
  const digits = text.replace(/\D/g, '')
  return [canonicalMobile(digits) ?? digits]
}

/** Addresses end before blanks, quotes, brackets and any character that is not ASCII, and without a final point. */
export function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>()[\]\u0080-\uffff]+/g)].map(([link]) => link.replace(/[.,;:!?]+$/, ''))
}

/** Codes stand alone: neither inside an address nor as a part of a longer number. */
export function codesIn(text: string): readonly string[] {
  const words = linksIn(text).reduce((rest, link) => rest.replace(link, ' '), text)
  return [...words.matchAll(/(?<![\d-])\d{6}(?![\d-])/g)].map(([code]) => code)
}
