import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a running server tells about itself in its lock file. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  /** It answers queries; before that it starts up or recovers, after it it stops. */
  readonly ready: boolean
}

/** How old an empty lock file must be to be the rest of a crash and not a server that starts (milliseconds). */
const emptyLockMsMax = 2_000

/** The server that runs on this cluster, or nothing. A lock file left by a dead process counts as nothing. */
export function findPostmaster(folder: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, , , status] = readLock(folder)?.split('\n') ?? []
  if (!port || !socketFolder || !servesFolder(Number(pid), folder)) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder, ready: status?.trim() === 'ready' }
}

/**
 * Removes a lock file that PostgreSQL takes for a living server's although it is not: its process number now belongs to
 * another program (a reboot, a container), or it is empty (a crash at its making). True when one was removed.
 */
export function removeStaleLock(folder: string): boolean {
  const judged = readLock(folder)
  if (judged === undefined || !isStale(judged, folder)) return false
  // Another process may start the server at this very moment: only the file that was judged may go.
  const file = lockFile(folder)
  const aside = `${file}.stale-${process.pid}`
  renameSync(file, aside)
  if (readFileSync(aside, 'utf8') !== judged) {
    renameSync(aside, file)
    return false
  }
  rmSync(aside)
  return true
}

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isStale(lock: string, folder: string): boolean {
  if (lock.trim() !== '') return !servesFolder(Number(lock.split('\n')[0]), folder)
  return Date.now() - statSync(lockFile(folder)).mtimeMs > emptyLockMsMax
}

/** Whether a process of this number runs with these words in its command line. One that has ended has none. */
export function runsWith(pid: number, words: string): boolean {
  return pid > 0 && isAlive(pid) && commandLine(pid).includes(words)
}

function servesFolder(pid: number, folder: string): boolean {
  return runsWith(pid, ` -D ${folder} -`)
}

/** A process's command line; empty when it has ended. */
function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function readLock(folder: string): string | undefined {
  try {
    return readFileSync(lockFile(folder), 'utf8')
  } catch {
    return undefined
  }
}

const lockFile = (folder: string) => path.join(folder, 'postmaster.pid')
