import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Somebody whom a link is to be mailed. */
export interface MailTarget {
  readonly id: string
  readonly email: string
  readonly locale: Language
}

/** The next ones of those whom staff want mailed, so many a minute as the settings say; nobody else takes them. */
export async function nextToMail(tx: Tx): Promise<readonly MailTarget[]> {
  const { rows } = await sql<MailTarget>`
    select id, email, locale
      from old_user
     where mail_wanted_at is not null
       and mailed_at is null
       and member_id is null
     order by mail_wanted_at, id
     limit (koma_setting('old_users.mails_a_minute'))::integer
       for no key update skip locked`.execute(tx)
  return rows
}

/** Somebody who has not moved, for another mail; undefined when there is nobody. */
export async function lockToMail(tx: Tx, id: string, version: number | undefined): Promise<MailTarget | undefined> {
  const { rows } = await sql<MailTarget>`
    select id, email, locale
      from old_user
     where id = ${id}
       and member_id is null
       and version = coalesce(${version ?? null}::integer, version)
       for no key update`.execute(tx)
  return rows[0]
}

/** Everybody of an address: who has not moved, and whether somebody has. */
export async function peopleOfAddress(
  tx: Tx,
  email: string,
): Promise<{ readonly open: readonly MailTarget[]; readonly moved: MailTarget | undefined }> {
  const { rows } = await sql<MailTarget & { hasMoved: boolean }>`
    select id, email, locale, member_id is not null as "hasMoved"
      from old_user
     where email = ${email}
     order by created_at, id
       for no key update`.execute(tx)
  return { open: rows.filter(({ hasMoved }) => !hasMoved), moved: rows.find(({ hasMoved }) => hasMoved) }
}

/** The mail is on its way; the key leads to its row in the outbox. */
export async function markMailed(tx: Tx, id: string, mailKey: string): Promise<void> {
  await sql`
    update old_user
       set mailed_at = koma_now(),
           mail_wanted_at = coalesce(mail_wanted_at, koma_now()),
           mail_key = ${mailKey},
           version = version + 1
     where id = ${id}`.execute(tx)
}
