import type { Draft } from '@koma/contract/content-desk.ts'
import type { ContentKind } from '@koma/contract/content.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { cardsById, type CardRow, type NamedRow } from './cards.ts'
import { shownForm } from './forms.ts'
import { relatedTo, type ItemRow } from './items.ts'

interface DraftRow {
  readonly publishAt: Date
  readonly form: Draft
  readonly type: NamedRow | null
  readonly tags: readonly NamedRow[]
  readonly clicks: number
  readonly shareClicks: number
  readonly unsourced: readonly string[]
}

/** An item by its newest form, as its own page would show it; undefined for another kind and for what is in the trash. */
export async function draftItem(db: Db, kind: ContentKind, id: number): Promise<ItemRow | undefined> {
  const row = await draftRow(db, kind, id)
  if (!row) return undefined
  const { form, ...facts } = row
  const { type_id: _, tag_ids: __, pinned: ___, ...words } = form
  const card: CardRow = { id, kind, isCollect: false, ...facts, ...words }
  const related = await cardsById(db, await relatedTo(db, card), null)
  return { ...card, ...facts, ...words, related, previous: undefined, next: undefined }
}

async function draftRow(db: Db, kind: ContentKind, id: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select coalesce(content.publish_at, koma_now()) as "publishAt",
           newest.form,
           (select to_jsonb(named)
              from (
                select id, slug, name_zh, name_ja, name_en
                  from content_type
                 where content_type.id = (newest.form ->> 'type_id')::integer
              ) named) as type,
           (select coalesce(json_agg(named order by named.id), '[]')
              from (
                select tag.id, slug, name_zh, name_ja, name_en
                  from tag
                 where tag.id in (select jsonb_array_elements_text(newest.form -> 'tag_ids')::integer)
              ) named) as tags,
           coalesce(content_count.clicks, 0) as clicks,
           coalesce(content_count.share_clicks, 0) as "shareClicks",
           content.unsourced
      from content
      join content_desk desk on desk.content_id = content.id
      left join content_revision revision
        on revision.content_id = desk.content_id and revision.number = desk.draft_number
     cross join lateral (select coalesce(revision.fields, ${shownForm}) as form) newest
      left join content_count on content_count.content_id = content.id
     where content.id = ${id}
       and content.kind = ${kind}
       and content.trashed_at is null`.execute(db)
  return rows[0]
}
