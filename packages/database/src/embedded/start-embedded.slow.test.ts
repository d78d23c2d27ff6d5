import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../open.ts'
import { findPostmaster, removeStaleLock } from './postmaster.ts'
import { startEmbedded } from './start-embedded.ts'
import type { EmbeddedDatabase } from './start-server.ts'

let folder: string
let started: { stop(): Promise<void> }[]
const cluster = () => path.join(folder, 'pg18')
const lock = () => path.join(cluster(), 'postmaster.pid')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'koma-embedded-'))
  started = []
})

afterEach(async () => {
  for (const one of started) await one.stop()
  await vi.waitFor(() => expect(existsSync(lock())).toBe(false), { timeout: 10_000 })
  rmSync(folder, { recursive: true, force: true })
})

test('what was written is there after a stop and a start, and every start has fsync on unless told otherwise', async () => {
  const first = await start({})
  await query(first.url, 'create table kept (fact text); insert into kept values (current_setting($$fsync$$))')
  await first.stop()
  expect(existsSync(lock())).toBe(false)

  const second = await start()
  expect(await query(second.url, 'select fact from kept')).toEqual([{ fact: 'on' }])
})

test('a second start adopts the running server and does not stop it', async () => {
  const first = await start()
  const second = await start()
  expect(second).toMatchObject({ adopted: true, url: first.url })
  await second.stop()
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of processes that start at once on an empty folder one owns the server, and all reach the same one', async () => {
  const holders = await Promise.all([hold(), hold(), hold()])
  expect(holders.filter(({ adopted }) => !adopted)).toHaveLength(1)
  expect(new Set(holders.map(({ url }) => url)).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['pg18'])
})

test('when its owner is killed with -9 the server ends, and the next start has what was committed', async () => {
  const owner = await hold()
  await query(owner.url, 'create table kept (fact int); insert into kept values (7)')
  const { pid, socketFolder } = findPostmaster(cluster())!
  await owner.kill('SIGKILL')
  await vi.waitFor(() => expect(existsSync(socketFolder)).toBe(false), { timeout: 10_000 })
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')

  expect(await query((await start()).url, 'select fact from kept')).toEqual([{ fact: 7 }])
})

test('a server that is killed with -9 comes back at the same address with what was committed', async () => {
  const quiet = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { url } = await start()
  await query(url, 'create table kept (fact int); insert into kept values (7)')
  process.kill(findPostmaster(cluster())!.pid, 'SIGKILL')

  const after = await vi.waitFor(() => query(url, 'select fact from kept'), { timeout: 20_000, interval: 50 })
  expect(after).toEqual([{ fact: 7 }])
  quiet.mockRestore()
})

test('a lock file whose process number belongs to another program now does not stop a start', async () => {
  await (await start()).stop()
  writeFileSync(lock(), `${process.pid}\n${cluster()}\n1700000000\n5432\n/tmp\n\n  1 1\nready   \n`)
  expect((await start()).adopted).toBe(false)
})

test('what a power cut leaves in the folder for sockets is removed by the next start', async () => {
  const owner = await hold()
  const { socketFolder, pid } = findPostmaster(cluster())!
  const lifeLine = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[3])
  // All at once: halted first, none of them hears of another's end.
  for (const one of [owner.pid, lifeLine, pid]) process.kill(one, 'SIGSTOP')
  for (const one of [lifeLine, pid]) process.kill(one, 'SIGKILL')
  await owner.kill('SIGKILL')
  expect(existsSync(socketFolder)).toBe(true)

  await start()
  expect(existsSync(socketFolder)).toBe(false)
})

test('an empty lock file, left by a crash at its making, does not stop a start', async () => {
  await (await start()).stop()
  writeFileSync(lock(), '')
  utimesSync(lock(), new Date(0), new Date(0))
  expect((await start()).adopted).toBe(false)
})

test('the lock file of a living server stays', async () => {
  await start()
  const held = readFileSync(lock(), 'utf8')
  expect(removeStaleLock(cluster())).toBe(false)
  expect(readFileSync(lock(), 'utf8')).toBe(held)
})

test('a half-made cluster of a process that died is removed', async () => {
  const numberOfNobody = 41_943_040
  mkdirSync(path.join(folder, `pg18.init-${numberOfNobody}-abc`, 'base'), { recursive: true })
  await start()
  expect(readdirSync(folder)).toEqual(['pg18'])
})

test('a folder with other files in the place of the cluster is refused with a sentence and left alone', async () => {
  mkdirSync(cluster())
  writeFileSync(path.join(cluster(), 'diary.txt'), 'mine')
  await expect(start()).rejects.toThrow('holds files, but no database')
  expect(readdirSync(cluster())).toEqual(['diary.txt'])
})

async function start(options: { fsync?: boolean } = { fsync: false }): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder, options)
  started.push(database)
  return database
}

interface Holder {
  readonly url: string
  readonly adopted: boolean
  readonly pid: number
  kill(signal: NodeJS.Signals): Promise<void>
}

async function hold(): Promise<Holder> {
  const fixture = path.join(import.meta.dirname, 'hold-server.fixture.ts')
  const child = spawn(process.execPath, [fixture, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = (signal: NodeJS.Signals) => end(child, signal)
  started.push({ stop: () => kill('SIGTERM') })
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return { ...(JSON.parse(line) as { url: string; adopted: boolean }), pid: child.pid!, kill }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function query(url: string, statement: string) {
  const db = openDatabase(url, { max: 1 })
  try {
    return (await sql.raw(statement).execute(db)).rows
  } finally {
    await db.destroy()
  }
}
