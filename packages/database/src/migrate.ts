import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'

/** Brings the schema up to date. Several processes may call it at once: one works, the others wait. Throws on failure. */
export async function migrateToLatest<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => ({ ...migrations }) },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The migration failed', { cause: error })
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}
