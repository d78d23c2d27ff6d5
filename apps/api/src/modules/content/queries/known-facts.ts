import type { Draft } from '@koma/contract/content-desk.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

type Wrong = Readonly<Record<string, readonly string[]>>

/** Facts that name something which is not there, or is another's already: the keys of their messages by field. */
export async function wrongFacts(
  tx: Tx,
  id: number | null,
  { album, comic, organisation, award }: Pick<Draft, 'album' | 'comic' | 'organisation' | 'award'>,
): Promise<Wrong> {
  const { rows } = await sql<Record<string, boolean>>`
    select ${allIn(album?.video_ids, sql`select content_id as id from video`)} as "album.video_ids",
           ${allIn(comic?.creator_ids, sql`select content_id as id from creator`)} as "comic.creator_ids",
           ${allIn(comic?.genre_ids, sql`select id from genre`)} as "comic.genre_ids",
           ${allIn(list(comic?.publisher_id), sql`select id from content where kind = 'publisher'`)}
             as "comic.publisher_id",
           ${organisation?.city_id ?? null}::text is null
             or exists (select from city where id = ${organisation?.city_id ?? null}) as "organisation.city_id",
           ${allIn(list(award?.award_id), sql`select id from award`)} as "award.award_id"`.execute(tx)
  const unknown = Object.entries(rows[0]!).filter(([, known]) => !known)
  return {
    ...Object.fromEntries(unknown.map(([field]) => [field, ['field.choice']])),
    ...((await isTaken(tx, id, award)) && { 'award.edition': ['field.edition_twice'] }),
  }
}

const list = (id: number | null | undefined) => (id === null || id === undefined ? [] : [id])

const allIn = (ids: readonly number[] | undefined, those: ReturnType<typeof sql>) => sql`
           not exists (
             select from unnest(${[...(ids ?? [])]}::integer[]) as wanted (id)
              where not exists (select from (${those}) those where those.id = wanted.id))`

/** Whether another item is this edition of the award. */
async function isTaken(tx: Tx, id: number | null, award: Draft['award']): Promise<boolean> {
  if (award === null || award.award_id === null || award.edition === null) return false
  const { rows } = await sql`
    select content_id
      from award_edition
     where award_id = ${award.award_id}
       and edition = ${award.edition}
       and content_id is distinct from ${id}::integer`.execute(tx)
  return rows.length > 0
}
