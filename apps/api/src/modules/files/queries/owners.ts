import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Where the owner of a file is told of it. */
export async function ownerOf(
  tx: Tx,
  memberId: string,
): Promise<{ readonly email: string; readonly locale: Language }> {
  const { rows } = await sql<{ email: string; locale: Language }>`
    select email, locale
      from member
     where id = ${memberId}`.execute(tx)
  return rows[0]!
}
