import { mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureCluster } from './cluster-folder.ts'
import { keepRunning } from './keep-running.ts'
import { ordinaryUser, type OrdinaryUser } from './ordinary-user.ts'
import { findPostmaster, removeStaleLock, type Postmaster } from './postmaster.ts'
import { spawnServer, type ServerProcess } from './server-process.ts'
import type { ServerPrograms } from './server-programs.ts'
import { newSocketFolder, renewSocketFolder, socketPort } from './socket-folder.ts'

/** A database server for this process alone. */
export interface EmbeddedDatabase {
  /** Of the database `postgres`; it stays the same when the server has to be started again. */
  readonly url: string
  /** Another process owns the server; it ends with that process. */
  readonly adopted: boolean
  /** Ends the server when it is ours, with everything on disk; called twice it does nothing more. */
  stop(): Promise<void>
}

export interface ServerOptions {
  /** Off only where losing the data does not matter: tests. */
  readonly fsync: boolean
}

/** How long to wait for a server that recovers from a crash, or for one that stops (milliseconds). */
const readyMsMax = 120_000
const pollMs = 15

/** Starts a server on the cluster in `folder`, or adopts the one that runs there already. Throws when neither works. */
export async function startServer(
  folder: string,
  programs: ServerPrograms,
  options: ServerOptions,
): Promise<EmbeddedDatabase> {
  mkdirSync(path.dirname(folder), { recursive: true })
  const cluster = path.join(realpathSync(path.dirname(folder)), path.basename(folder))
  const deadline = Date.now() + readyMsMax
  while (Date.now() < deadline) {
    const other = findPostmaster(cluster)
    if (other?.ready) return adopted(other)
    if (!other) {
      const user = ordinaryUser()
      await ensureCluster(cluster, programs, user, options.fsync)
      const own = await launch(cluster, programs, options, user)
      if (own) return own
    }
    await sleep(pollMs)
  }
  throw new Error(`The embedded PostgreSQL in ${cluster} did not become ready`)
}

function adopted({ socketFolder }: Postmaster): EmbeddedDatabase {
  return { url: urlOf(socketFolder), adopted: true, stop: async () => {} }
}

/** A server of our own, or nothing when another process was quicker or an old server has not quite ended: look again. */
async function launch(cluster: string, programs: ServerPrograms, options: ServerOptions, user: OrdinaryUser) {
  const socketFolder = newSocketFolder(user)
  const command = [programs.postgres, '-D', cluster, ...settings(socketFolder, options)]
  const start = () => {
    renewSocketFolder(socketFolder, user)
    return spawnServer(command, socketFolder, user)
  }

  const server = start()
  const complaint = await readyOrComplaint(server, cluster, socketFolder)
  if (complaint === undefined) {
    const stop = keepRunning(server, () => {
      removeStaleLock(cluster)
      return start()
    })
    return { url: urlOf(socketFolder), adopted: false, stop }
  }
  const locked = complaint.includes('postmaster.pid') || complaint.includes('still in use')
  if (!locked) throw new Error(`The embedded PostgreSQL did not start: ${complaint.trim()}`)
  removeStaleLock(cluster)
  return undefined
}

/** Nothing once the server answers; what it wrote when it ended instead. */
async function readyOrComplaint(
  server: ServerProcess,
  cluster: string,
  socketFolder: string,
): Promise<string | undefined> {
  const pollEnded = () => Promise.race([server.ended, sleep(pollMs, undefined)])
  for (;;) {
    const complaint = await pollEnded()
    if (complaint !== undefined) return complaint
    const found = findPostmaster(cluster)
    if (found?.ready && found.socketFolder === socketFolder) return undefined
  }
}

function settings(socketFolder: string, { fsync }: ServerOptions): string[] {
  const values = {
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
    // What a failed statement held is somebody's data: it belongs into no log.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    // Without fsync a killed server still loses nothing that it answered; only the machine's own fall does.
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The host in front is for readers of addresses that insist on one; the socket's folder goes before it. */
function urlOf(socketFolder: string): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}&port=${socketPort}`
}
