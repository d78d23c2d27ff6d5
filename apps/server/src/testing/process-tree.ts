import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A process and the moment of its start: a number alone may be given to another program later. */
export interface KnownProcess {
  readonly pid: number
  readonly parent: number
  readonly startedAt: string
  readonly command: string
}

const pollMs = 50

/** The process and everything that it started, parents first. */
export function treeOf(pid: number): readonly KnownProcess[] {
  const all = processes()
  const tree = all.filter((one) => one.pid === pid)
  for (const parent of tree) tree.push(...all.filter((one) => one.parent === parent.pid))
  return tree
}

/** Those of them that still run; a dead one that its parent has not fetched yet counts as ended. */
export function stillAlive(known: readonly KnownProcess[]): readonly KnownProcess[] {
  const now = new Map(processes().map((one) => [one.pid, one]))
  return known.filter(({ pid, startedAt }) => now.get(pid)?.startedAt === startedAt)
}

/** Sends the signal to those that still run. */
export function signalAll(known: readonly KnownProcess[], signal: NodeJS.Signals) {
  for (const { pid } of stillAlive(known)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Waits until none of them runs, and gives those that do after so long. */
export async function untilEnded(known: readonly KnownProcess[], waitMsMax: number): Promise<readonly KnownProcess[]> {
  const end = performance.now() + waitMsMax
  for (;;) {
    const alive = stillAlive(known)
    if (alive.length === 0 || performance.now() > end) return alive
    await wait(pollMs)
  }
}

function processes(): KnownProcess[] {
  if (process.platform !== 'linux') return processesByPs()
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => ofProc(Number(name)) ?? [])
}

/** Of /proc/PID/stat: the state is field 3, the parent 4, the start 22; the name in brackets may hold anything. */
function ofProc(pid: number): KnownProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(fields[1]), startedAt: fields[19]!, command }
  } catch {
    return undefined
  }
}

function processesByPs(): KnownProcess[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,lstart=,command='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state, startedAt, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.{24})\s(.*)$/.exec(line) ?? []
    if (!pid || state!.startsWith('Z')) return []
    return [{ pid: Number(pid), parent: Number(parent), startedAt: startedAt!, command: command! }]
  })
}
