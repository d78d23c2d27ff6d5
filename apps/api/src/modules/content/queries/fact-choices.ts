import type { ContentChoices } from '@koma/contract/content-desk.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

type Choice = ContentChoices['genres'][number]

/** Genres and awards in the order that the house gave them. */
export async function factChoices(db: Db): Promise<ContentChoices> {
  const { rows: genres } = await sql<Choice>`
    select id, name_zh, name_ja, name_en
      from genre
     order by sort, id`.execute(db)
  const { rows: awards } = await sql<Choice>`
    select id, name_zh, name_ja, name_en
      from award
     order by sort, id`.execute(db)
  return { genres, awards }
}
