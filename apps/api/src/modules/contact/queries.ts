import type { ContactKind, ContactReason, TicketStatus } from '@koma/domain/contact-rules.ts'
import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { MemberId, StaffId } from '../../platform/callers.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../platform/paging.ts'

/** Where the centre reads its letters; null when nobody has set it. */
export async function centreAddress(db: Db | Tx): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select koma_setting('contact.mail_to') #>> '{}' as address`.execute(db)
  return rows[0]!.address
}

export interface NewTicket {
  readonly id: string
  readonly number: string
  readonly kind: ContactKind
  readonly reason: ContactReason
  readonly body: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly language: Language
  readonly memberId: string | null
  readonly replyBy: string
}

/** Writes a letter down. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<void> {
  await sql`
    insert into contact_ticket (id, number, kind, reason, body, name, email, phone, language, member_id, reply_by)
    values (${ticket.id}, ${ticket.number}, ${ticket.kind}, ${ticket.reason}, ${ticket.body}, ${ticket.name},
            ${ticket.email}, ${ticket.phone}, ${ticket.language}, ${ticket.memberId}, ${ticket.replyBy}::date)`.execute(
    tx,
  )
}

export interface TicketRow extends Omit<NewTicket, 'replyBy'> {
  readonly status: TicketStatus
  readonly createdAt: Date
  readonly replyBy: string
  readonly answer: string | null
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly version: number
}

const selected = sql`
    select ticket.id, ticket.number, ticket.kind, ticket.reason, ticket.body, ticket.name, ticket.email, ticket.phone,
           ticket.language,
           ticket.member_id as "memberId",
           ticket.status,
           ticket.created_at as "createdAt",
           ticket.reply_by as "replyBy",
           ticket.answer,
           ticket.closed_at as "closedAt",
           closer.name as "closedBy",
           ticket.version
      from contact_ticket ticket
      left join staff_account closer on closer.id = ticket.closed_by`

/** A page of letters: open ones first, the soonest to be answered first; then what is closed, newest first. */
export async function tickets(
  db: Db,
  { status, kind }: { readonly status: TicketStatus | undefined; readonly kind: ContactKind | undefined },
  page: PageWindow,
): Promise<Listed<TicketRow>> {
  const wanted = sql`(${status ?? null}::text is null or ticket.status = ${status ?? null})
       and (${kind ?? null}::text is null or ticket.kind = ${kind ?? null})`
  const inOrder = sql<TicketRow>`
    ${selected}
     where ${wanted}
     order by ticket.closed_at is not null,
              case when ticket.closed_at is null then ticket.reply_by end,
              ticket.closed_at desc,
              ticket.id`
  const all = sql`
      from contact_ticket ticket
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** One letter. */
export async function ticketById(db: Db | Tx, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    ${selected}
     where ticket.id = ${id}`.execute(db)
  return rows[0]
}

/** The letter of this number that was written from this address. */
export async function letterFrom(db: Db, number: string, email: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    ${selected}
     where ticket.number = ${number}
       and ticket.email = ${email}`.execute(db)
  return rows[0]
}

/** A page of the letters that a member wrote signed in, newest first. */
export const lettersOfMember = (db: Db, memberId: MemberId, page: PageWindow): Promise<Listed<TicketRow>> =>
  listed(
    db,
    page,
    sql<TicketRow>`
    ${selected}
     where ticket.member_id = ${memberId}
     order by ticket.created_at desc, ticket.id desc`,
    sql`
      from contact_ticket ticket
     where ticket.member_id = ${memberId}`,
  )

/** Waits until nobody else works on it. False when there is none. */
export async function lockTicket(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id
      from contact_ticket
     where id = ${id}
       for no key update`.execute(tx)
  return rows.length === 1
}

/** Closes it, with the answer where there is one. The row is locked. */
export async function closeTicketRow(
  tx: Tx,
  { id, answer, staffId }: { readonly id: string; readonly answer: string | null; readonly staffId: StaffId },
): Promise<void> {
  await sql`
    update contact_ticket
       set status = ${answer === null ? 'closed' : 'answered'},
           answer = ${answer},
           closed_at = koma_now(),
           closed_by = ${staffId},
           version = version + 1
     where id = ${id}`.execute(tx)
}

/** Forgets letters that were closed so many days ago. Gives how many, at most `limit`. */
export async function forgetTickets(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contact_ticket
     where id in (
       select id
         from contact_ticket
        where closed_at < koma_now() - make_interval(days => ${days})
        limit ${limit}
     )`.execute(db)
  return Number(numAffectedRows ?? 0)
}
