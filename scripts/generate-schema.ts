import { readFileSync, writeFileSync } from 'node:fs'
import { schemaSource } from '@koma/database/generate-schema.ts'
import { migrateToLatest } from '@koma/database/migrate.ts'
import { openDatabase } from '@koma/database/open.ts'

// usage: generate-schema.ts DATABASE_URL [--check]: migrates a scratch schema there and writes, or compares, the types.
const target = new URL('../packages/database/src/schema.generated.ts', import.meta.url)
const [url, flag] = process.argv.slice(2)
if (!url) throw new Error('The address of a scratch database is needed')

const db = openDatabase(url)
try {
  await migrateToLatest(db)
  const source = await schemaSource(db as never)
  if (flag === '--check') {
    if (readFileSync(target, 'utf8') !== source) throw new Error('schema.generated.ts is stale: npm run generate')
  } else writeFileSync(target, source)
} finally {
  await db.destroy()
}
