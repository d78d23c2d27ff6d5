import type { Database } from '@koma/database/schema.generated.ts'
import { sql, type Kysely } from 'kysely'

/** The only source of the present moment: the database's now() plus the offset kept there. Decision: the product */
export interface Clock {
  now(): Promise<Date>
}

export function databaseClock(db: Kysely<Database>): Clock {
  return {
    async now() {
      const { rows } = await sql<{ now: Date }>`select koma_now() as now`.execute(db)
      return rows[0]!.now
    },
  }
}
