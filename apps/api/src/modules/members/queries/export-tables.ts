import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { ExportList } from './export.ts'

/** Where each table that knows members stands in the export of one. */
export const exportedTables = {
  client_consent: 'apps',
  collected: 'collections',
  contact_ticket: 'letters',
  creator_application: 'applications',
  creator_profile: 'creator_profile',
  deletion_request: 'deletions',
  file: 'files',
  member_avatar: 'picture',
  member_consent: 'consents',
  member_device: 'devices',
  member_identity: 'identities',
  member_past_contact: 'past_contacts',
  member_session: 'sessions',
  membership_period: 'memberships',
  membership_renewal: 'renewals',
  old_user: 'former_records',
  point_adjustment: 'adjustments',
  point_lot: 'lots',
  point_transaction: 'points',
  rent: 'bookings',
} as const satisfies Readonly<Record<string, ExportList | 'creator_profile' | 'picture'>>

/** Why the other tables that know members are not exported. */
export const unexportedTables: Readonly<Record<string, string>> = {
  authorization_code: 'A code of a minute; what it opened is a session, and the app is listed.',
  identity_flow: 'A way to a provider that is open for minutes; what it links is an identity.',
  one_time_code: 'A secret of minutes; whoever reads it could act for the member.',
  point_entry: 'The bookkeeping behind the points: every movement and every lot is listed.',
  rent_live: 'The count of live bookings, made of the bookings.',
  rent_slot: 'The hours of the seats, made of the bookings.',
}

/** Every table that has a member’s id, by name: by a reference, or by what a column is called. Reads the catalogue. */
export async function memberTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relation.relname as name
      from pg_class relation
     where relation.relkind in ('r', 'p')
       and relation.relnamespace = 'public'::regnamespace
       and (exists (select
                      from pg_constraint reference
                     where reference.conrelid = relation.oid
                       and reference.contype = 'f'
                       and reference.confrelid = 'member'::regclass)
            or exists (select
                         from pg_attribute attribute
                        where attribute.attrelid = relation.oid
                          and attribute.attname like '%member\\_id'
                          and not attribute.attisdropped))
     order by relation.relname`.execute(db)
  return rows.map(({ name }) => name)
}
