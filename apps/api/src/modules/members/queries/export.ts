import type { Language } from '@koma/domain/languages.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Names and values of one record; what is nested is for programs alone. */
export type ExportRow = Readonly<Record<string, unknown>>

/** What an export has lists of, in the order in which they are shown. */
export const exportLists = [
  'memberships',
  'applications',
  'renewals',
  'files',
  'bookings',
  'points',
  'lots',
  'adjustments',
  'letters',
  'collections',
  'consents',
  'identities',
  'apps',
  'sessions',
  'devices',
  'past_contacts',
  'deletions',
  'former_records',
] as const
export type ExportList = (typeof exportLists)[number]

/** Everything that the product knows of a member and that tells something: no hash, no token, no word among staff. */
export type ExportedLists = Readonly<Record<ExportList, readonly ExportRow[]>>

/** The lists of one member, oldest first, with the names of things in their language. Reads one state of the database. */
export async function exportOf(db: Db, memberId: string, language: Language): Promise<ExportedLists> {
  const asked = exportLists.map(
    (list) =>
      sql`(select coalesce(json_agg(one), '[]') from (${queries[list](memberId, language)}) one) as ${sql.id(list)}`,
  )
  const { rows } = await sql<ExportedLists>`select ${sql.join(asked)}`.execute(db)
  return rows[0]!
}

const at = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI:SS')`

const nameIn = (table: string, language: Language) =>
  sql`coalesce(${sql.ref(`${table}.name_${language}`)}, ${sql.ref(`${table}.name_zh`)})`

const queries = {
  memberships: (memberId) => sql`
    select class, starts_on, ends_on, ${at('granted_at')} as granted_at, ${at('withdrawn_at')} as withdrawn_at
      from membership_period
     where member_id = ${memberId}
     order by starts_on`,
  applications: (memberId) => sql`
    select number, class, status, ${at('created_at')} as created_at, ${at('submitted_at')} as submitted_at,
           ${at('decided_at')} as decided_at, reason, comments, form, former, draft,
           (select json_agg(json_build_object('status', change.status, 'at', ${at('change.at')}, 'note', change.note)
                            order by change.position)
              from creator_application_change change
             where change.application_id = application.id) as history
      from creator_application application
     where member_id = ${memberId}
     order by application.created_at`,
  renewals: (memberId) => sql`
    select membership_started_on as starts_on, membership_ends_on as ends_on, title, publisher, published_on, url, isbn,
           note, status, ${at('submitted_at')} as submitted_at, ${at('decided_at')} as decided_at, reason
      from membership_renewal
     where member_id = ${memberId}
     order by membership_renewal.submitted_at`,
  // Where its bytes are in the archive is added by whoever puts them there.
  files: (memberId) => sql`
    select id, purpose, name as file_name, size, state, ${at('created_at')} as created_at, ${at('expires_at')} as expires_at
      from file
     where member_id = ${memberId}
     order by file.id`,
  bookings: (memberId, language) => sql`
    select rent.number, ${nameIn('device', language)} as device, seat.name as seat,
           ${at('rent.starts_at')} as starts_at, ${at('rent.ends_at')} as ends_at, rent.points, rent.status,
           ${at('rent.created_at')} as created_at, ${at('rent.checked_in_at')} as checked_in_at,
           ${at('rent.handed_out_at')} as handed_out_at, ${at('rent.returned_at')} as returned_at,
           ${at('rent.cancelled_at')} as cancelled_at
      from rent
      join device on device.id = rent.device_id
      join seat on seat.id = rent.seat_id
     where rent.member_id = ${memberId}
     order by rent.starts_at, rent.id`,
  // A note becomes a sentence with the module that knows what it says.
  points: (memberId) => sql`
    select ${at('point_transaction.at')} as at, kind, points, balance, ${at('expires_at')} as expires_at, note
      from point_transaction
     where member_id = ${memberId}
     order by sequence`,
  lots: (memberId) => sql`
    select source, granted, remaining, ${at('granted_at')} as granted_at, ${at('expires_at')} as expires_at
      from point_lot
     where member_id = ${memberId}
     order by point_lot.granted_at, id`,
  // The reason is a word among staff until points move; then it stands with them.
  adjustments: (memberId) => sql`
    select ${at('created_at')} as created_at, points, source, status, ${at('decided_at')} as decided_at
      from point_adjustment
     where member_id = ${memberId}
     order by point_adjustment.created_at, id`,
  letters: (memberId) => sql`
    select number, ${at('created_at')} as created_at, kind, reason, body, name, email, phone, language, status, answer,
           ${at('closed_at')} as closed_at
      from contact_ticket
     where member_id = ${memberId}
     order by contact_ticket.created_at, id`,
  collections: (memberId, language) => sql`
    select collected.kind, coalesce(own.title, zh.title) as title, ${at('collected.collected_at')} as collected_at
      from collected
      join content_text zh on zh.content_id = collected.content_id and zh.language = 'zh'
      left join content_text own on own.content_id = collected.content_id and own.language = ${language}
     where collected.member_id = ${memberId}
     order by collected.collected_at, collected.content_id`,
  consents: (memberId) => sql`
    select document, document_version, ${at('agreed_at')} as agreed_at, language, ip
      from member_consent
     where member_id = ${memberId}
     order by agreed_at, document`,
  identities: (memberId) => sql`
    select provider, issuer, subject, email, ${at('linked_at')} as linked_at, ${at('last_used_at')} as last_used_at
      from member_identity
     where member_id = ${memberId}
     order by member_identity.linked_at, id`,
  apps: (memberId, language) => sql`
    select ${nameIn('client', language)} as app, ${at('client_consent.granted_at')} as granted_at,
           ${at('client_consent.last_used_at')} as last_used_at
      from client_consent
      join client on client.id = client_consent.client_id
     where client_consent.member_id = ${memberId}
     order by client_consent.granted_at, client.id`,
  sessions: (memberId, language) => sql`
    select ${at('member_session.created_at')} as created_at, ${at('member_session.expires_at')} as expires_at,
           ${at('member_session.revoked_at')} as revoked_at, ${nameIn('client', language)} as app,
           member_session.user_agent, member_session.ip
      from member_session
      left join client on client.id = member_session.client_id
     where member_session.member_id = ${memberId}
     order by member_session.created_at`,
  devices: (memberId) => sql`
    select ${at('first_seen_at')} as first_seen_at, ${at('last_seen_at')} as last_seen_at
      from member_device
     where member_id = ${memberId}
     order by member_device.first_seen_at`,
  past_contacts: (memberId) => sql`
    select contact
      from member_past_contact
     where member_id = ${memberId}
     order by contact`,
  deletions: (memberId) => sql`
    select ${at('requested_at')} as requested_at, contact_by, status, ${at('contacted_at')} as contacted_at, settlement,
           settled_points, ${at('settled_at')} as settled_at, ${at('closed_at')} as closed_at
      from deletion_request
     where member_id = ${memberId}
     order by deletion_request.requested_at`,
  former_records: (memberId) => sql`
    select old_id, name, email, mobile, username, gender, birthday, joined_on, class, class_started_on as starts_on,
           class_ends_on as ends_on, purchased_points as purchased, reward_points as reward,
           ${at('moved_at')} as moved_at, creator
      from old_user
     where member_id = ${memberId}
        or id in (select old_user_unmoved(${memberId}))
     order by old_user.moved_at, id`,
} as const satisfies Record<ExportList, (memberId: string, language: Language) => RawBuilder<unknown>>
