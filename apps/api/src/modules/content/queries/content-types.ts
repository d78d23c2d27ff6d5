import type { ContentKind } from '@koma/contract/content.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { NamedRow } from './cards.ts'

/** The types of a kind in the order that staff gave them. */
export async function typesOf(db: Db, kind: ContentKind): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select id, slug, name_zh, name_ja, name_en
      from content_type
     where kind = ${kind}
     order by sort, id`.execute(db)
  return rows
}
