import path from 'node:path'
import { embeddedPrograms } from './server-programs.ts'
import { startServer, type EmbeddedDatabase } from './start-server.ts'

/**
 * A real PostgreSQL for a machine that has none: no system package, no daemon, no root rights, nobody but us can reach it.
 * The cluster lives in `pg18` under the data folder; a second process adopts the first one's server. It ends with its owner,
 * however that ends, and comes back when it ends by itself. Without `fsync` an answered write may be lost: tests only.
 *
 * Decision: 0002-embedded-postgresql
 */
export async function startEmbedded(
  dataDir: string,
  options: { readonly fsync?: boolean } = {},
): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') throw new Error('On Windows, set DATABASE_URL to a PostgreSQL server, or use WSL.')
  const programs = await embeddedPrograms()
  const cluster = path.resolve(dataDir, `pg${programs.major}`)
  return startServer(cluster, programs, { fsync: options.fsync ?? true })
}
