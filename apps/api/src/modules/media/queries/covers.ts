import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/**
 * Whether a picture may be shown: it is there and not in the trash, and nobody throws it away before the transaction
 * ends. No picture may always be shown.
 */
export async function usableCover(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true
  const { rows } = await sql`
    select id
      from media_image
     where shown_id = ${id}
       for key share`.execute(tx)
  return rows.length === 1
}

/** Which of these pictures are not there, or in the trash; the others stay until the transaction ends. */
export async function unusablePictures(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id
      from media_image
     where shown_id = any(${[...ids]}::uuid[])
     order by id
       for key share`.execute(tx)
  const usable = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id) => !usable.has(id)))
}
