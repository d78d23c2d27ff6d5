import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureCluster } from '@koma/database/embedded/cluster-folder.ts'
import { ordinaryUser } from '@koma/database/embedded/ordinary-user.ts'
import { findPostmaster, removeStaleLock } from '@koma/database/embedded/postmaster.ts'
import { spawnServer, type ServerProcess } from '@koma/database/embedded/server-process.ts'
import { embeddedPrograms } from '@koma/database/embedded/server-programs.ts'
import { signalAll, treeOf, untilEnded, type KnownProcess } from './process-tree.ts'

/** A PostgreSQL server, with fsync on, that a test strikes and starts again at the same address. */
export interface OwnPostgres {
  readonly url: string
  /** The server and the processes that serve connections. */
  tree(): readonly KnownProcess[]
  /** Ends every process of it at once. */
  kill(): Promise<void>
  /** `pg_ctl stop`: fast breaks off the transactions in order, immediate drops everything. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Resolves when it takes connections again. */
  start(): Promise<void>
  remove(): Promise<void>
}

const pollMs = 10
const endMsMax = 30_000
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Makes a cluster in a folder that is thrown away, and starts a server on it. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'koma-postgres-')))
  const [cluster, socketFolder] = [path.join(folder, 'data'), path.join(folder, 's')]
  const [programs, user] = [await embeddedPrograms(), ordinaryUser()]
  user.own(folder)
  await ensureCluster(cluster, programs, user, true)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ServerProcess | undefined

  const all = () => {
    const found = findPostmaster(cluster)
    return found ? treeOf(found.pid) : []
  }
  const ended = async (strike: () => void) => {
    const known = all()
    strike()
    const left = await untilEnded(known, endMsMax)
    if (left.length > 0) throw new Error('The database did not end')
    await server?.ended
  }
  const own: OwnPostgres = {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}&port=5432`,
    tree: all,
    kill: () => ended(() => signalAll(all(), 'SIGKILL')),
    stop: (mode) => ended(() => process.kill(all()[0]!.pid, signals[mode])),
    async start() {
      mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
      user.own(socketFolder)
      removeStaleLock(cluster)
      server = spawnServer([programs.postgres, '-D', cluster, ...options], socketFolder, user)
      while (!findPostmaster(cluster)?.ready) await wait(pollMs)
    },
    async remove() {
      await own.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await own.start()
  return own
}
