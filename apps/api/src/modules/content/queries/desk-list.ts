import type { DeskQuery } from '@koma/contract/content-desk.ts'
import type { TranslationLack } from '@koma/contract/translations.ts'
import { idMax } from '@koma/contract/wire.ts'
import type { ContentState } from '@koma/domain/content-states.ts'
import { languages, type Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { listed, windowOf, type Listed } from '../../../platform/paging.ts'
import { deskColumns, isStale, type DeskRow } from './desk.ts'
import { isLive } from './locks.ts'
import { all, holdsWords, isPublished, type Piece } from './words.ts'

/** A line of the list: the desk's facts without the whole form. */
export interface DeskLineRow extends Omit<DeskRow, 'draft' | 'lock' | 'trashedBy' | 'page'> {
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
  readonly typeId: number | null
  readonly pinned: boolean
  readonly lockedBy: string | null
}

const states = {
  draft: sql`content.publish_at is null and content.trashed_at is null`,
  scheduled: sql`content.publish_at > koma_now() and (content.unpublish_at is null or content.unpublish_at > koma_now())`,
  published: isPublished,
  unpublished: sql`content.unpublish_at <= koma_now()`,
  trashed: sql`content.trashed_at is not null`,
} satisfies Record<ContentState, Piece>

const titleOf = (language: Language): Piece => sql`
           coalesce(revision.fields ->> ${sql.lit(`title_${language}`)},
                    (select title from content_text where content_id = desk.content_id and language = ${sql.lit(language)}))`

const joined: Piece = sql`
      from content_desk desk
      join content on content.id = desk.content_id
      left join content_revision revision
        on revision.content_id = desk.content_id and revision.number = desk.draft_number`

/** A page of the desk, the last changed first; what is in the trash is listed where it is asked for alone. */
export async function deskLines(db: Db, query: DeskQuery): Promise<Listed<DeskLineRow>> {
  const wanted = sql`
      ${joined}
     where ${all(conditionsOf(query))}`
  const inOrder = sql<DeskLineRow>`
    select ${deskColumns},
           ${sql.join(languages.map((language) => sql`${titleOf(language)} as ${sql.ref(`title_${language}`)}`))},
           coalesce((revision.fields ->> 'type_id')::integer, content.type_id) as "typeId",
           coalesce((revision.fields ->> 'pinned')::boolean, content.pinned) as pinned,
           (select staff_name from content_lock where content_lock.content_id = desk.content_id and ${isLive}) as "lockedBy"
      ${wanted}
     order by desk.changed_at desc, desk.content_id desc`
  return listed(db, windowOf(query), inOrder, wanted)
}

function conditionsOf({ kind, state, q, type, tag, ids, translation }: DeskQuery): readonly Piece[] {
  const words = q?.trim()
  return [
    state ? states[state] : sql`content.trashed_at is null`,
    ...(kind ? [sql`desk.kind = ${kind}`] : []),
    ...(type === undefined ? [] : [sql`content.type_id = ${type}`]),
    ...(tag === undefined
      ? []
      : [sql`exists (select from content_tag where content_id = content.id and tag_id = ${tag})`]),
    ...(ids
      ? [
          sql`content.id = any(${ids
            .split(',')
            .map(Number)
            .filter((id) => id <= idMax)}::integer[])`,
        ]
      : []),
    ...(words ? [sql`(${holdsWords(words)} or ${draftHolds(words)})`] : []),
    ...(translation ? [lacking(translation)] : []),
  ]
}

/** Titles that nobody but the desk can see yet. */
const draftHolds = (words: string): Piece => sql`
      content.id in (
        select content_id
          from content_desk
         where draft_folded is not null
           and btrim(koma_fold(${words})) <> ''
           and not exists (
             select
               from unnest(string_to_array(koma_fold(${words}), ' ')) as word
              where strpos(draft_folded, word) = 0))`

function lacking(translation: TranslationLack): Piece {
  const language = translation.endsWith('_ja') ? 'ja' : 'en'
  if (translation.startsWith('stale')) return isStale(language)
  return translation.startsWith('partial') ? isPartial(language) : sql`${titleOf(language)} is null`
}

/** Whether visitors find some of what the Chinese has in a language, and not all of it; as the board counts it. */
const isPartial = (language: 'ja' | 'en'): Piece => sql`
      exists (
        select
          from content_text zh
          join content_text said on said.content_id = zh.content_id and said.language = ${sql.lit(language)}
         where zh.content_id = content.id
           and zh.language = 'zh'
           and (said.title is null
                or (zh.summary is not null and said.summary is null)
                or (zh.body is not null and said.body is null)))`
