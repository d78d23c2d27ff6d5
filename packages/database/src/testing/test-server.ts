import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installedPrograms } from '../embedded/server-programs.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { startServer, type EmbeddedDatabase } from '../embedded/start-server.ts'

/** Debian's place of PostgreSQL 15, the oldest version that the product promises to run on. */
export const postgres15Folder = '/usr/lib/postgresql/15/bin'

/** Whether the tests can also run on PostgreSQL 15 here. */
export const hasPostgres15 = () => existsSync(path.join(postgres15Folder, 'postgres'))

/** An empty database server in a temporary folder, without fsync. `TEST_DATABASE=pg15` chooses PostgreSQL 15. */
export async function startTestServer(version = process.env['TEST_DATABASE'] || 'pg18'): Promise<EmbeddedDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'koma-test-'))
  const server = await serverOf(version, folder)
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function serverOf(version: string, folder: string): Promise<EmbeddedDatabase> {
  if (version === 'pg18') return startEmbedded(folder, { fsync: false })
  if (version !== 'pg15') throw new Error('TEST_DATABASE must be pg15 or pg18.')
  if (!hasPostgres15()) throw new Error(`TEST_DATABASE=pg15 needs PostgreSQL 15 in ${postgres15Folder}.`)
  return startServer(path.join(folder, 'pg15'), installedPrograms(postgres15Folder, 15), { fsync: false })
}
