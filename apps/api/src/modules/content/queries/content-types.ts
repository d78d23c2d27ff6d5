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

/** The word of a type in addresses; undefined where there is none. */
export async function slugOfType(db: Db, id: number | null): Promise<string | undefined> {
  if (id === null) return undefined
  const { rows } = await sql<{ slug: string }>`
    select slug
      from content_type
     where id = ${id}`.execute(db)
  return rows[0]?.slug
}
