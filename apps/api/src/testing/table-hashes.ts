import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Counters and the queue's own tables say nothing about members, bookings or points. */
const ofNoAccount = ['rate_limit', 'app_clock', 'app_secret']

/** A hash of every table's rows: two that are equal prove that nothing was changed in between. */
export async function tableHashes(db: Db): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name
      from information_schema.tables
     where table_schema = 'public'
       and table_type = 'BASE TABLE'
     order by table_name`.execute(db)
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    if (ofNoAccount.includes(name)) continue
    const { rows } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(one::text, chr(10) order by one::text)), 'empty') as hash
        from ${sql.table(name)} one`.execute(db)
    hashes[name] = rows[0]!.hash
  }
  return hashes
}
