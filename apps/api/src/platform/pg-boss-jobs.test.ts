import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import type { Jobs } from './jobs.ts'
import { pgBossJobs } from './pg-boss-jobs.ts'

let database: TestDatabase
const started: Jobs[] = []
const errors: unknown[] = []
const log = { error: (...said: unknown[]) => void errors.push(said), warn: () => {} }

beforeAll(async () => {
  database = await testDatabase()
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()))
})

afterAll(() => database.close())

test('five processes start at once on an empty database; a job sent is handled by one of them', async () => {
  const handled: unknown[] = []
  const processes = Array.from({ length: 5 }, () => make((data) => void handled.push(data['page'])))
  await Promise.all(processes.map((jobs) => jobs.start()))

  for (let page = 0; page < 20; page++) await processes[page % 5]!.send(database.db, 'test.ink', { page })
  await until(() => handled.length >= 20)
  expect([...handled].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, page) => page))
})

test('a job rides in its transaction: rolled back, it was never sent', async () => {
  const handled: unknown[] = []
  const jobs = make((data) => void handled.push(data['page']))
  await jobs.start()
  const failing = database.db.transaction().execute(async (tx) => {
    await jobs.send(tx, 'test.ink', { page: 'torn' })
    throw new Error('torn')
  })
  await expect(failing).rejects.toThrow('torn')
  await database.db.transaction().execute((tx) => jobs.send(tx, 'test.ink', { page: 'kept' }))
  await until(() => handled.length > 0)
  expect(handled).toEqual(['kept'])
})

test('a job that throws is logged, given out again, and stops nothing else', async () => {
  let tries = 0
  const handled: unknown[] = []
  const jobs = make((data) => {
    if (data['page'] === 'spilt' && ++tries === 1) throw new Error('spilt ink')
    handled.push(data['page'])
  })
  await jobs.start()
  await jobs.send(database.db, 'test.ink', { page: 'spilt' })
  await jobs.send(database.db, 'test.ink', { page: 'clean' })
  await until(() => handled.includes('clean') && tries === 1)
  expect(JSON.stringify(errors.at(-1))).toContain('test.ink')

  // The second try waits for some seconds; here it becomes due at once.
  await until(async () => (await pending()) === 'retry')
  await sql`update pgboss.job set start_after = now() where name = 'test.ink' and state = 'retry'`.execute(database.db)
  await until(() => handled.includes('spilt'))
})

test('the timetable in the database is the one of this version, in the time of Taipei', async () => {
  const old = make(() => {})
  old.schedule({ name: 'test.old', cron: '0 1 * * *', run: async () => {} })
  await old.start()
  expect(await timetable()).toEqual(['test.nightly 5 0 * * * Asia/Taipei', 'test.old 0 1 * * * Asia/Taipei'])
  const next = make(() => {})
  await next.start()
  expect(await timetable()).toEqual(['test.nightly 5 0 * * * Asia/Taipei'])
})

test('runAll runs every scheduled job now, also when one of them fails', async () => {
  const ran: string[] = []
  const jobs = pgBossJobs(database.url, log)
  jobs.schedule({ name: 'test.first', cron: '0 0 1 1 *', run: async () => Promise.reject(new Error('no paper')) })
  jobs.schedule({ name: 'test.second', cron: '0 0 1 1 *', run: async () => void ran.push('second') })
  await jobs.runAll()
  expect(ran).toEqual(['second'])
})

test('a start on a database that knows the queue takes less than a second', async () => {
  const startMs: number[] = []
  for (let start = 0; start < 3; start++) {
    const jobs = make(() => {})
    const before = performance.now()
    await jobs.start()
    startMs.push(performance.now() - before)
  }
  // The machine may be busy with others: the quickest tells what a start takes.
  expect(Math.min(...startMs)).toBeLessThan(1_000)
})

function make(handle: (data: Record<string, unknown>) => void): Jobs {
  const jobs = pgBossJobs(database.url, log)
  jobs.handle('test.ink', async (data) => handle(data))
  jobs.schedule({ name: 'test.nightly', cron: '5 0 * * *', run: async () => {} })
  started.push(jobs)
  return jobs
}

async function pending(): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state::text
      from pgboss.job
     where name = 'test.ink'
       and state not in ('completed', 'created')`.execute(database.db)
  return rows[0]?.state
}

async function timetable(): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', key, cron, timezone) as line
      from pgboss.schedule
     order by key`.execute(database.db)
  return rows.map(({ line }) => line)
}

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await new Promise((soon) => setTimeout(soon, 20))
}
