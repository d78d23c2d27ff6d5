import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { loadReference } from '../reference.ts'
import type { Database } from '../schema.generated.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { loadContent } from './load-content.ts'

/** So many times as long as copying all tables with their indexes, which is what this machine can do at this moment. */
const shareMax = 4
/** Something may come in between: of so many loads the quickest tells what loading takes. */
const loadsMax = 3

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Every table once more with what stands in it, without any rule. */
async function copyAll(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  for (const { name } of rows) {
    const [copy, table] = [sql.id(`copy_${name}`), sql.id(name)]
    await sql`create table ${copy} (like ${table} including indexes)`.execute(db)
    await sql`insert into ${copy} select * from ${table}`.execute(db)
  }
}

/** How often the copy of a database fits into the time in which its content was loaded. */
async function shareOfLoading(prepare: (db: Kysely<Database>) => Promise<unknown> = async () => {}): Promise<number> {
  const fresh = await freshDatabase()
  const db = openDatabase(fresh.url, { statementTimeoutMs: 60_000 })
  try {
    await loadReference(db)
    await prepare(db)
    const loadMs = await msOf(() => loadContent(db))
    return loadMs / (await msOf(() => copyAll(db)))
  } finally {
    await db.destroy()
    await fresh.drop()
  }
}

test('the content of a new demo is loaded quickly', async () => {
  const shares: number[] = []
  do shares.push(await shareOfLoading())
  while (Math.min(...shares) >= shareMax && shares.length < loadsMax)
  expect(Math.min(...shares)).toBeLessThan(shareMax)
})

test('negative control: a rule that takes milliseconds for each text shows', async () => {
  const share = await shareOfLoading(async (db) => {
    await sql`
      create function ponder() returns trigger language plpgsql as $$
      begin
        perform sum(number) from generate_series(1, 60000) number;
        return new;
      end $$`.execute(db)
    await sql`create trigger ponders before insert on content_text for each row execute function ponder()`.execute(db)
  })
  expect(share).toBeGreaterThan(shareMax)
})
