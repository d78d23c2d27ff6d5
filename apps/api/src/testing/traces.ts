import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** The types of columns that can hold words, bytes or a day. */
const types = ['text', '_text', 'varchar', 'json', 'jsonb', 'bytea', 'citext', 'date'] as const

export interface Traces {
  /** `table.column: word` for every word that is found. */
  readonly found: readonly string[]
  /** How many columns were looked at. */
  readonly columns: number
}

/** Looks for words in every column of every table of every schema, the queue's too. */
export async function tracesOf(db: Db, words: readonly string[]): Promise<Traces> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string; type: string }>`
    select table_schema as schema, table_name as table, column_name as column, udt_name as type
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
     where table_schema not in ('pg_catalog', 'information_schema')
       and table_type = 'BASE TABLE'
       and udt_name in (${sql.join(types)})
     order by 1, 2, 3`.execute(db)
  const found: string[] = []
  for (const { schema, table, column, type } of columns) {
    const text = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`
    const { rows: hits } = await sql<{ word: string }>`
      select word
        from unnest(${sql.val(words)}::text[]) word
       where exists (select from ${sql.table(`${schema}.${table}`)} where position(word in ${text}) > 0)`.execute(db)
    found.push(...hits.map(({ word }) => `${table}.${column}: ${word}`))
  }
  return { found, columns: columns.length }
}
