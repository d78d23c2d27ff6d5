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
