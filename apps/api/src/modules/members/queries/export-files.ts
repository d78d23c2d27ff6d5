import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { KeptBytes } from '../../../platform/files/files.ts'

/** A file of the member whose bytes they may open, drafts included. */
export interface ExportedFile extends KeptBytes {
  readonly id: string
  readonly name: string
}

/** What the member may open, in the order of its coming; what is not scanned or is held stays closed to them here too. */
export async function exportedFiles(db: Db, memberId: string): Promise<readonly ExportedFile[]> {
  const { rows } = await sql<ExportedFile>`
    select id, name, digest, storage_key as "storageKey"
      from file
     where member_id = ${memberId}
       and state = 'ready'
       and storage_key is not null
     order by id`.execute(db)
  return rows
}
