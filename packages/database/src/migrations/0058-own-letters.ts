import { sql, type Kysely } from 'kysely'

/** Lists a member's own letters, newest first. Source: product §9 "Contact message reply" */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index contact_ticket__of_writer on contact_ticket (member_id, created_at desc, id desc)
     where member_id is not null;
  `.execute(db)
}
