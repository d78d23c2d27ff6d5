import type { Draft } from '@koma/contract/content-desk.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { picturesIn } from '../present-pictures.ts'
import { shownActivity } from './activity-facts.ts'
import { shownAward } from './award-facts.ts'
import { notePictures } from './pictures.ts'
import { showPage } from './page-versions.ts'
import { shownFacts } from './shown-facts.ts'
import type { Piece } from './words.ts'
import { writeFacts } from './write-facts.ts'

const textOf = (language: string, field: string): Piece => sql`
            (select ${sql.raw(field)} from content_text where content_id = content.id and language = ${sql.lit(language)})`

/** The form that stands behind what is in the tables of the visitors, with the keys of `zDraft`. */
export const shownForm: Piece = sql`
           jsonb_build_object(
             'title_zh', coalesce(${textOf('zh', 'title')}, ''),
             'title_ja', ${textOf('ja', 'title')},
             'title_en', ${textOf('en', 'title')},
             'summary_zh', ${textOf('zh', 'summary')},
             'summary_ja', ${textOf('ja', 'summary')},
             'summary_en', ${textOf('en', 'summary')},
             'body_zh', ${textOf('zh', 'body')},
             'body_ja', ${textOf('ja', 'body')},
             'body_en', ${textOf('en', 'body')},
             'type_id', content.type_id,
             'tag_ids', (select coalesce(jsonb_agg(tag_id order by tag_id), '[]') from content_tag where content_id = content.id),
             'pinned', content.pinned,
             'sources', to_jsonb(content.sources),
             'cover_id', content.cover_id) || ${shownFacts}`

/** A form that was saved; what forms did not have yet when it was is as visitors see it. `content` is joined. */
export const savedForm = (fields: Piece): Piece => sql`
           case when ${fields} ? 'page' then ${fields}
                when ${fields} ? 'activity' then '{"page": null}'::jsonb || ${fields}
                when ${fields} ? 'cover_id' then jsonb_build_object('page', null, 'activity', ${shownActivity}) || ${fields} || ${linesOfAward(fields)}
                else ${shownForm} || ${fields} end`

/** Whom an edition names was no part of its facts once. */
const linesOfAward = (fields: Piece): Piece => sql`
           case when jsonb_typeof(${fields} -> 'award') = 'object'
                then jsonb_build_object('award', ${shownAward} || (${fields} -> 'award')) else '{}'::jsonb end`

/** Puts a form before the visitors: its words, its facts, its type and its tags take the place of those before. */
export async function showForm(tx: Tx, id: number, kind: DeskKind, form: Draft): Promise<void> {
  if (kind === 'page') return showPage(tx, id, form)
  await sql`
    update content
       set type_id = ${form.type_id},
           pinned = ${form.pinned},
           sources = ${form.sources},
           cover_id = ${form.cover_id},
           version = version + 1,
           updated_at = koma_now()
     where id = ${id}`.execute(tx)
  await sql`
    delete from content_text
     where content_id = ${id}`.execute(tx)
  await sql`
    insert into content_text (content_id, language, title, summary, body)
    select ${id}, language, title, summary, body
      from (values ('zh', ${form.title_zh}, ${form.summary_zh}, ${form.body_zh}),
                   ('ja', ${form.title_ja}, ${form.summary_ja}, ${form.body_ja}),
                   ('en', ${form.title_en}, ${form.summary_en}, ${form.body_en}))
           as said (language, title, summary, body)
     where title is not null
        or summary is not null
        or body is not null`.execute(tx)
  await sql`
    delete from content_tag
     where content_id = ${id}`.execute(tx)
  await sql`
    insert into content_tag (content_id, tag_id)
    select distinct ${id}::integer, coalesce(tag.merged_into, tag.id)
      from tag
     where tag.id = any(${[...form.tag_ids]}::integer[])`.execute(tx)
  await notePictures(tx, 'content_picture', id, picturesIn(form))
  await writeFacts(tx, id, kind, form)
}

/** Which of the ids exist: the type of that kind, and the tags. */
export async function knownLabels(
  tx: Tx,
  kind: string,
  { type_id, tag_ids }: Pick<Draft, 'type_id' | 'tag_ids'>,
): Promise<{ readonly type: boolean; readonly tags: boolean }> {
  const { rows } = await sql<{ type: boolean; tags: boolean }>`
    select ${type_id}::integer is null
             or exists (select from content_type where id = ${type_id} and kind = ${kind}) as type,
           not exists (
             select from unnest(${[...tag_ids]}::integer[]) as wanted (id)
              where not exists (select from tag where tag.id = wanted.id)) as tags`.execute(tx)
  return rows[0]!
}
