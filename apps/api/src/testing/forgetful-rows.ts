import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * Has every change of a table's rows forget one thing: whatever is written, the column gets the value instead. With it a
 * test takes one guard away, in its own database. The names and the value are the test's own words.
 */
export async function forgetfulRows(db: Db, table: string, column: string, value: 'null' | number): Promise<void> {
  const name = sql.ref(`${table}_forgets_${column}`)
  await sql`
    create function ${name}() returns trigger
      language plpgsql as $$ begin new.${sql.ref(column)} := ${sql.lit(value === 'null' ? null : value)}; return new; end $$`.execute(
    db,
  )
  await sql`
    create trigger ${name} before insert or update on ${sql.table(table)}
      for each row execute function ${name}()`.execute(db)
}
