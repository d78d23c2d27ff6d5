import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from './db.ts'
import { handJobs } from '../testing/hand-jobs.ts'
import { testDatabase } from '../testing/platform-app.ts'
import { leaseSeconds } from './outbox-worker.ts'
import { databaseOutbox } from './outbox.ts'

const messagesMade = 60
const kills = 12

test('workers killed with -9 at any point lose no message and hold none for longer than the lease', async () => {
  const database = await testDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'koma-outbox-'))
  const file = path.join(folder, 'sent.txt')
  const outbox = databaseOutbox(handJobs())
  for (let at = 0; at < messagesMade; at++) {
    const words = { language: 'en', text: 'Panel', to: '0912000001' } as const
    await outbox.write(database.db, { channel: 'sms', ...words, dedupeKey: `message:${at}` })
  }

  for (let kill = 1; kill <= kills; kill++) {
    expect(await runWorker(database.url, file, (kill % 4) + 1)).toBe('SIGKILL')
    await workerIsForgotten(database.db)
    await sql`update app_clock set shift = shift + make_interval(secs => ${leaseSeconds + 1})`.execute(database.db)
  }
  expect(await runWorker(database.url, file, messagesMade * 2)).toBeNull()

  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count
      from message
     group by status`.execute(database.db)
  expect(rows).toEqual([{ status: 'sent', count: messagesMade }])
  const sent = readFileSync(file, 'utf8').trim().split('\n')
  expect(new Set(sent)).toHaveLength(messagesMade)
  // A kill can repeat what was under way in that process and nothing else: at most four sends run at once.
  expect(sent.length - messagesMade).toBeLessThanOrEqual(kills * 4)

  rmSync(folder, { recursive: true })
  await database.close()
})

/** What a killed worker had asked last is still carried out by the server: its lease may not begin after the clock has moved. */
async function workerIsForgotten(db: Db) {
  const connections = sql`select from pg_stat_activity where application_name = 'dying-worker' and datname = current_database()`
  await expect.poll(async () => (await connections.execute(db)).rows.length, { timeout: 30_000 }).toBe(0)
}

/** The signal that ended it, or null. */
async function runWorker(url: string, file: string, lives: number): Promise<NodeJS.Signals | null> {
  const script = path.join(import.meta.dirname, '../testing/dying-worker.ts')
  const worker = spawn(process.execPath, [script, url, file, String(lives)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal
}
