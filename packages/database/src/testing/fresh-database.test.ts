import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { freshDatabase } from './fresh-database.ts'

test('a fresh database is migrated, and nobody else sees what is written to it', async () => {
  const [mine, other] = await Promise.all([freshDatabase(), freshDatabase()])
  const [mineDb, otherDb] = [openDatabase(mine.url), openDatabase(other.url)]
  await sql`update app_clock set shift = interval '1 hour'`.execute(mineDb)

  expect(await shiftOf(mineDb)).toBe('01:00:00')
  expect(await shiftOf(otherDb)).toBe('00:00:00')

  await Promise.all([mineDb.destroy(), otherDb.destroy()])
  await Promise.all([mine.drop(), other.drop()])
})

test('a dropped database is gone, even while somebody is connected to it', async () => {
  const { url, drop } = await freshDatabase()
  const db = openDatabase(url)
  await shiftOf(db)
  await drop()

  await expect(shiftOf(db)).rejects.toThrow(/does not exist|terminating connection|Connection terminated/)
  await db.destroy()
})

async function shiftOf(db: ReturnType<typeof openDatabase>) {
  const { rows } = await sql<{ shift: string }>`select shift::text from app_clock`.execute(db)
  return rows[0]!.shift
}
