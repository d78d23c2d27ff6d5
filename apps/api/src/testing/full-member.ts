import { sql, type RawBuilder } from 'kysely'
import { applyAs, creatorForm } from './creator-factory.ts'
import type { TestMember } from './member-factory.ts'
import { pdfWith } from './pdf-factory.ts'
import type { TestApi } from './test-api.ts'

/** The one file of a full member that is theirs to open. */
export const fullMemberPdf = pdfWith({ catalogue: '/Seed (full)' })

/** A member who has done everything there is to do: something stands in every table that the product keeps of members. */
export async function fullMember(api: TestApi): Promise<TestMember> {
  const member = await api.memberWith({ points: 500, purchasedPoints: 20, locale: 'zh' })
  const { token } = member
  const held = pdfWith({ objects: ['<< /S /JavaScript >>'] })
  await applyAs(api, token, {}, { '../作品/集.pdf': fullMemberPdf, 'held.pdf': held })
  await api.call('POST /contact', { token, body: { reason: 'space', body: '想請問場地' } })
  const booking = { device_id: 7, starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 11:00:00', agree: true }
  await api.call('POST /rent/apply', { token, body: booking })
  await api.call(`POST /staff/members/${member.id}/adjust`, {
    token: (await api.staffWith('finance')).token,
    body: { points: 5_000, reason: '補點' },
  })
  for (const row of rowsOf(member.id)) await row.execute(api.db)
  return member
}

const rowsOf = (id: string): readonly RawBuilder<unknown>[] => [
  sql`
    insert into creator_profile (member_id, form)
    values (${id}, ${JSON.stringify(creatorForm({ agree: undefined, citizenship: 'foreign', nationality: 'jp' }))})`,
  sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    values (koma_uuid7(), ${id}, 'associate_creator', '2026-01-01', '2026-12-31', 'test:full')`,
  sql`
    insert into membership_renewal (id, member_id, membership_started_on, membership_ends_on, title, publisher,
                                    published_on, isbn, review_by)
    values (koma_uuid7(), ${id}, '2026-01-01', '2026-12-31', '第二集', '某出版社', '2026-05-01', '9789571234564',
            '2026-12-08')`,
  sql`
    insert into member_avatar (member_id, id, width, webp)
    select ${id}, id, width, 'RIFF'
      from (select koma_uuid7() as id) picture, unnest(array[64, 512]) width`,
  sql`insert into member_consent (member_id, document, document_version, ip) values (${id}, 'terms', '2026-11', '::1')`,
  sql`insert into member_device (member_id, key_hash) values (${id}, sha256('device'))`,
  sql`insert into member_past_contact (member_id, contact) values (${id}, 'before@example.com')`,
  sql`
    insert into member_identity (id, member_id, provider, issuer, subject)
    values (koma_uuid7(), ${id}, 'google', 'https://accounts.example.com', 'subject-1')`,
  sql`
    with app as (
      insert into client (id, name_zh)
      values (koma_uuid7(), '隨身 Koma')
      returning id
    )
    insert into client_consent (member_id, client_id)
    select ${id}, id
      from app`,
  sql`
    with item as (
      insert into content (kind, publish_at)
      values ('news', koma_now())
      returning id
    ), words as (
      insert into content_text (content_id, language, title)
      select id, 'zh', '收藏的消息'
        from item
    )
    insert into collected (member_id, content_id, kind)
    select ${id}, id, 'news'
      from item`,
  sql`
    insert into deletion_request (id, member_id, contact_by, status, closed_at)
    values (koma_uuid7(), ${id}, '2026-12-01', 'withdrawn', koma_now())`,
  sql`
    insert into old_user (id, old_id, name, email, content_hash, member_id, moved_at)
    values (koma_uuid7(), 'F-1', '舊名', 'old@example.com', sha256('old'), ${id}, koma_now())`,
]
