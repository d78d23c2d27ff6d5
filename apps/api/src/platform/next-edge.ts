import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Columns whose instants change what visitors see without anybody changing anything: each needs an index that begins with it. */
const instants = [
  ['content', 'publish_at'],
  ['content', 'unpublish_at'],
  ['activity', 'starts_at'],
  ['activity', 'ends_at'],
  ['activity_admission', 'opens_at'],
  ['activity_admission', 'closes_at'],
  ['home_panel', 'publish_at'],
  ['home_panel', 'unpublish_at'],
  ['site_notice', 'publish_at'],
  ['site_notice', 'unpublish_at'],
  ['faq', 'publish_at'],
  ['faq', 'unpublish_at'],
  ['setting', 'valid_from'],
] as const

/**
 * Milliseconds until what visitors see changes by itself: a window of publishing or registering opens or closes, or the
 * day ends in Taipei. Decision: publishing is evaluated when read
 */
export async function nextEdgeMs(db: Db): Promise<number> {
  const soonest = instants.map(
    ([table, column]) => sql`
      (select ${sql.id(column)} as edge
         from ${sql.table(table)}
        where ${sql.id(column)} > koma_now()
        order by ${sql.id(column)}
        limit 1)`,
  )
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from min(edge) - koma_now()) * 1000)::float as ms
      from (
        select ((koma_today() + 1)::timestamp at time zone 'Asia/Taipei') as edge
        union all ${sql.join(soonest, sql` union all `)}
      ) edges`.execute(db)
  return rows[0]!.ms
}
