import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { openDatabase } from '@koma/database/open.ts'
import { freshDatabase } from '@koma/database/testing/fresh-database.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForChanges, type Changes } from './changes.ts'

/** Long enough for a busy machine. */
const soon = { timeout: 20_000, interval: 20 }
const watch = { everyMs: 50, answerMs: 500 }

/** A cable between us and the database, which can be cut without either end noticing. */
interface Cable {
  readonly url: string
  cut(): void
  close(): Promise<void>
}

let database: { readonly url: string; drop(): Promise<void> }
let cable: Cable
let changes: Changes

beforeEach(async () => {
  database = await freshDatabase()
  cable = await cableTo(database.url)
})
afterEach(async () => {
  await changes.stop()
  await cable.close()
  await database.drop()
})

async function cableTo(url: string): Promise<Cable> {
  const target = new URL(url)
  const port = Number(target.port || target.searchParams.get('port') || 5432)
  const socketFolder = target.searchParams.get('host')
  const pairs = new Set<readonly [Socket, Socket]>()
  const server: Server = createServer((near) => {
    const far = connect(socketFolder ? { path: `${socketFolder}/.s.PGSQL.${port}` } : { host: target.hostname, port })
    const pair = [near, far] as const
    pairs.add(pair)
    for (const end of pair) end.on('error', () => {})
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(url)
  own.searchParams.delete('host')
  own.searchParams.delete('port')
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as { port: number }).port)
  return {
    url: own.href,
    cut() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    async close() {
      for (const pair of pairs) for (const end of pair) end.destroy()
      server.close()
    },
  }
}

test('a connection that is only half open is noticed, made again, and what was missed counts as unknown', async () => {
  changes = await listenForChanges(cable.url, watch)
  const heard: string[] = []
  changes.subscribe((tag) => heard.push(tag))
  cable.cut()
  await vi.waitFor(() => expect(heard).toContain('*'), soon)
  expect(changes.isLive()).toBe(true)

  const db = openDatabase(database.url, { max: 1 })
  await sql`select pg_notify('koma_changed', 'device')`.execute(db)
  await vi.waitFor(() => expect(heard).toContain('device'), soon)
  await db.destroy()
})

test('negative control: unwatched it believes itself alive and hears nothing', async () => {
  changes = await listenForChanges(cable.url, { everyMs: 3_600_000, answerMs: 500 })
  const heard: string[] = []
  changes.subscribe((tag) => heard.push(tag))
  cable.cut()
  const db = openDatabase(database.url, { max: 1 })
  await sql`select pg_notify('koma_changed', 'device')`.execute(db)
  await new Promise((done) => setTimeout(done, 1_500))
  expect([changes.isLive(), heard]).toEqual([true, []])
  await db.destroy()
})
