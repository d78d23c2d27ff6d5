import type { PostingQuery, PostingState } from '@koma/contract/postings.ts'
import { languages, type Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, windowOf, type Listed } from '../../../platform/paging.ts'
import { formColumns, type Piece, type PostingKind } from './kinds.ts'
import { liveLock, type PostingLock } from './posting-locks.ts'

/** What somebody has filled in, as it is kept; the keys are the columns of the form. */
export type PostingFields = Readonly<Record<string, unknown>>

/** A posting as the desk works with it. */
export interface PostingRow {
  readonly id: number
  readonly version: number
  readonly publishAt: Date | null
  readonly unpublishAt: Date | null
  readonly trashedAt: Date | null
  readonly trashedBy: string | null
  readonly lock: PostingLock | null
  readonly changedAt: Date
  readonly changedBy: string | null
  readonly written: readonly Language[]
  readonly stale: readonly Language[]
  readonly fields: PostingFields
  /** What its answer tells beside the form. */
  readonly told: PostingFields
  /** The database's clock, against which the window is read. */
  readonly now: Date
}

/** Whether any of its words stand in a language. */
const isWritten = (kind: PostingKind, language: Language): Piece => sql`
           coalesce(${sql.join(kind.words.map((word) => sql.ref(`posting.${word}_${language}`)))}) is not null`

const isStale = (kind: PostingKind, language: 'ja' | 'en'): Piece => sql`
           (posting.zh_changed_at > coalesce(${sql.ref(`posting.${language}_changed_at`)}, '-infinity')
             and ${isWritten(kind, language)})`

const columnsOf = (kind: PostingKind): Piece => sql`
           posting.id,
           posting.version,
           ${kind.hasWindow ? sql`posting.publish_at` : sql`null::timestamptz`} as "publishAt",
           ${kind.hasWindow ? sql`posting.unpublish_at` : sql`null::timestamptz`} as "unpublishAt",
           ${kind.hasWindow ? sql`posting.trashed_at` : sql`null::timestamptz`} as "trashedAt",
           ${kind.hasWindow ? sql`posting.trashed_by_name` : sql`null::text`} as "trashedBy",
           ${liveLock(kind)} as lock,
           posting.updated_at as "changedAt",
           posting.changed_by_name as "changedBy",
           array_remove(array[${sql.join(languages.map((one) => sql`case when ${isWritten(kind, one)} then ${sql.lit(one)} end`))}], null) as written,
           array_remove(array[case when ${isStale(kind, 'ja')} then 'ja' end,
                              case when ${isStale(kind, 'en')} then 'en' end], null) as stale,
           jsonb_build_object(${sql.join(formColumns(kind).map((column) => sql`${sql.lit(column)}, ${sql.ref(`posting.${column}`)}`))}) as fields,
           jsonb_build_object(${kind.told ?? sql``}) as told,
           koma_now() as now`

/** One posting; undefined where there is none. With `hold` nobody else changes it until the transaction ends. */
export async function postingById(
  db: Db | Tx,
  kind: PostingKind,
  id: number,
  hold = false,
): Promise<PostingRow | undefined> {
  const { rows } = await sql<PostingRow>`
    select ${columnsOf(kind)}
      from ${sql.table(kind.table)} as posting
     where posting.id = ${id}
     ${hold ? sql`for update of posting` : sql``}`.execute(db)
  return rows[0]
}

/** A page of postings: what is ordered in its order, the rest the last changed first; the trash where it is asked for. */
export async function postingsOf(db: Db, kind: PostingKind, query: PostingQuery): Promise<Listed<PostingRow>> {
  const all = sql`
      from ${sql.table(kind.table)} as posting
     where ${sql.join(conditionsOf(kind, query), sql` and `)}`
  const inOrder = sql<PostingRow>`
    select ${columnsOf(kind)}
      ${all}
     order by ${orderOf(kind)}`
  return listed(db, windowOf(query), inOrder, all)
}

function orderOf({ order }: PostingKind): Piece {
  if (!order) return sql`posting.updated_at desc, posting.id desc`
  if (order.within === null) return sql`posting.sort, posting.id`
  return sql`
     (select sort from faq_type where faq_type.id = posting.type_id), posting.type_id, posting.sort, posting.id`
}

function conditionsOf(kind: PostingKind, { state, q, type, translation }: PostingQuery): readonly Piece[] {
  const words = q?.trim()
  return [
    kind.hasWindow && state !== 'trashed' ? sql`posting.trashed_at is null` : sql`true`,
    ...(state ? [kind.hasWindow ? states[state] : sql`${sql.lit(state)} = 'published'`] : []),
    ...(type !== undefined && kind.order?.within === 'type_id' ? [sql`posting.type_id = ${type}`] : []),
    ...(words ? [holds(kind, words)] : []),
    ...(translation ? [lacking(kind, translation)] : []),
  ]
}

const states = {
  draft: sql`(posting.publish_at is null and posting.trashed_at is null)`,
  scheduled: sql`(posting.publish_at > koma_now() and (posting.unpublish_at is null or posting.unpublish_at > koma_now()))`,
  published: sql`(posting.publish_at <= koma_now() and (posting.unpublish_at is null or posting.unpublish_at > koma_now()))`,
  unpublished: sql`posting.unpublish_at <= koma_now()`,
  trashed: sql`posting.trashed_at is not null`,
} satisfies Record<PostingState, Piece>

/** All of the words anywhere in it, in any language. Lists are short: no index is needed. */
const holds = (kind: PostingKind, words: string): Piece => sql`
       koma_fold(concat_ws(' ', ${sql.join(
         kind.words.flatMap((word) => languages.map((language) => sql.ref(`posting.${word}_${language}`))),
       )}))
           like all (select '%' || word || '%' from unnest(string_to_array(koma_fold(${words}), ' ')) as word)`

function lacking(kind: PostingKind, translation: NonNullable<PostingQuery['translation']>): Piece {
  const language = translation.endsWith('_ja') ? 'ja' : 'en'
  if (translation.startsWith('stale')) return isStale(kind, language)
  return translation.startsWith('partial')
    ? sql`(${isWritten(kind, language)} and not (${isWhole(kind, language)}))`
    : sql`not ${isWritten(kind, language)}`
}

/** Whether everything that the Chinese says stands in a language, too. */
const isWhole = (kind: PostingKind, language: 'ja' | 'en'): Piece =>
  sql.join(
    kind.words.map((word) => sql`(${ownWord(word, 'zh')} is null or ${ownWord(word, language)} is not null)`),
    sql` and `,
  )

export interface PostingCoverageRow {
  readonly language: 'ja' | 'en'
  readonly items: number
  readonly whole: number
  readonly partial: number
  readonly stale: number
}

/** How much of what is shown, or waits to be, is translated; whole is whatever the Chinese has, too. */
export async function postingCoverage(db: Db, kind: PostingKind): Promise<PostingCoverageRow[]> {
  const counted = (language: 'ja' | 'en') => sql`
    select ${sql.lit(language)} as language,
           count(*) as items,
           count(*) filter (where ${isWritten(kind, language)} and ${isWhole(kind, language)}) as whole,
           count(*) filter (where ${isWritten(kind, language)} and not (${isWhole(kind, language)})) as partial,
           count(*) filter (where ${isStale(kind, language)}) as stale
      from ${sql.table(kind.table)} as posting
     where ${isWritten(kind, 'zh')}
       and ${kind.hasWindow ? sql`(${states.published} or ${states.scheduled})` : sql`true`}`
  const { rows } = await sql<PostingCoverageRow>`
    ${counted('ja')}
    union all ${counted('en')}`.execute(db)
  return rows
}

const ownWord = (word: string, language: Language): Piece => sql.ref(`posting.${word}_${language}`)
