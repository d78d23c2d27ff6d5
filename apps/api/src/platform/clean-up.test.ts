import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/platform-app.ts'
import { cleanUpJob, messageDaysKept } from './clean-up.ts'

test('every night what is over goes, and what is not stays; a second night changes nothing', async () => {
  const { db, close } = await testDatabase()
  for (const [name, age] of [
    ['old', `${messageDaysKept + 1} days`],
    ['young', '1 hour'],
  ] as const) {
    await sql`
      insert into idempotency_key (scope, route, key, request_hash, created_at)
      values ('member', 'route', ${name}, 'x', koma_now() - ${age}::interval)`.execute(db)
    await sql`
      insert into rate_limit (key, taken, window_ends_at)
      values (${name}, 1, koma_now() + interval '2 hours' - ${age}::interval)`.execute(db)
    await sql`
      insert into message (id, channel, recipient, text, language, dedupe_key, status, created_at)
      values (gen_random_uuid(), 'sms', '0912000001', 'x', 'zh', ${name}, 'failed', koma_now() - ${age}::interval),
             (gen_random_uuid(), 'sms', '0912000001', 'x', 'zh', ${`${name} queued`}, 'queued', koma_now() - ${age}::interval)`.execute(
      db,
    )
  }

  for (let night = 0; night < 2; night++) {
    await cleanUpJob(db).run()
    expect(await names('select key as name from idempotency_key')).toEqual(['young'])
    expect(await names('select key as name from rate_limit')).toEqual(['young'])
    expect(await names('select dedupe_key as name from message')).toEqual(['old queued', 'young', 'young queued'])
  }
  await close()

  async function names(statement: string): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`${sql.raw(statement)} order by 1`.execute(db)
    return rows.map(({ name }) => name)
  }
})
