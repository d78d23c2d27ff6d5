import { argonPasswords } from '@koma/api/platform/passwords.ts'
import { loadContent } from '@koma/database/content/load-content.ts'
import { loadDemo } from '@koma/database/demo/load-demo.ts'
import { refreshDemo } from '@koma/database/demo/refresh-demo.ts'
import { startEmbedded } from '@koma/database/embedded/start-embedded.ts'
import { loadPages } from '@koma/database/load-pages.ts'
import { migrateToLatest } from '@koma/database/migrate.ts'
import { openDatabase } from '@koma/database/open.ts'
import { loadReference } from '@koma/database/reference.ts'
import type { Config } from './config.ts'

export interface PreparedDatabase {
  readonly url: string
  stop(): Promise<void>
}

/** Statements of a migration or of the first loading may take longer than a visitor's. */
const statementMinutes = 10

/** A database that starts too, or recovers on a busy machine, is waited for (seconds). */
const connectSeconds = 30

/** A database that is up, migrated and filled. Several processes may prepare the same one at once. */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbedded(config.dataDir)
  const db = openDatabase(server.url, {
    max: 2,
    statementTimeoutMs: statementMinutes * 60_000,
    connectTimeoutMs: connectSeconds * 1_000,
    applicationName: 'koma-start',
  })
  try {
    await migrateToLatest(db)
    await loadReference(db)
    if (config.demo) {
      const passwords = argonPasswords()
      await loadDemo(db, { hashPassword: (password) => passwords.hash(password) })
      await loadContent(db)
      await refreshDemo(db)
    }
    await loadPages(db)
  } catch (error) {
    await db.destroy()
    await server.stop()
    throw error
  }
  await db.destroy()
  return { url: server.url, stop: () => server.stop() }
}
