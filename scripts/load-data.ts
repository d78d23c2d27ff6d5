import { loadContent } from '@koma/database/content/load-content.ts'
import { startEmbedded } from '@koma/database/embedded/start-embedded.ts'
import { largeSize, loadLarge } from '@koma/database/large/load-large.ts'
import { migrateToLatest } from '@koma/database/migrate.ts'
import { openDatabase } from '@koma/database/open.ts'
import { loadReference } from '@koma/database/reference.ts'
import { readConfig } from '../apps/server/src/config.ts'

// `npm run load-data -- --large`: 200,000 articles and 1,000,000 searchable texts beside the demo, for measurements.
const statementMinutes = 60

if (!process.argv.includes('--large')) {
  process.stderr.write('usage: npm run load-data -- --large\n')
  process.exitCode = 2
} else await load()

async function load() {
  const config = readConfig(process.env)
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbedded(config.dataDir)
  const db = openDatabase(server.url, {
    max: 2,
    statementTimeoutMs: statementMinutes * 60_000,
    applicationName: 'koma-load-data',
  })
  const begun = performance.now()
  try {
    await migrateToLatest(db)
    await loadReference(db)
    await loadContent(db)
    await loadLarge(db, largeSize, (sentence) => process.stdout.write(`${sentence}\n`))
    process.stdout.write(`Loaded in ${Math.round((performance.now() - begun) / 1_000)} s\n`)
  } finally {
    await db.destroy()
    await server.stop()
  }
}
