import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Lists whose ids stand in a member's record. */
export const namedLists = ['city', 'district', 'occupation', 'industry', 'country'] as const
export type NamedList = (typeof namedLists)[number]

/** The name of each id of each list, in one language; Chinese where that has none. */
export type ListNames = Readonly<Record<NamedList, Readonly<Record<string, string>>>>

/** The names of places, jobs, industries and nationalities. */
export async function listNames(db: Db, language: Language): Promise<ListNames> {
  const lists = namedLists.map((list) => {
    const name = sql`coalesce(${sql.ref(`name_${language}`)}, name_zh)`
    return sql`(select coalesce(json_object_agg(id, ${name}), '{}') from ${sql.table(list)}) as ${sql.id(list)}`
  })
  const { rows } = await sql<ListNames>`select ${sql.join(lists)}`.execute(db)
  return rows[0]!
}
