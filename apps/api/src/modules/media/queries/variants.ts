import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface VariantBytes {
  readonly storageKey: string
  readonly type: string
  readonly digest: Buffer
}

/** One size by its address; undefined where there is none. Its picture may be in the trash: the address stays for days. */
export async function variantAt(db: Db, originalId: string, name: string): Promise<VariantBytes | undefined> {
  const { rows } = await sql<VariantBytes>`
    select storage_key as "storageKey", type, digest
      from media_variant
     where original_id = ${originalId}
       and name = ${name}`.execute(db)
  return rows[0]
}
