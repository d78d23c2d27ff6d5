import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Adds a period, its length by the settings, and shows it on the member's row; a cause that is known gives its own. */
export async function insertPeriod(
  tx: Tx,
  {
    memberId,
    memberClass,
    cause,
  }: { readonly memberId: string; readonly memberClass: MemberClass; readonly cause: string },
): Promise<{ readonly isNew: boolean; readonly startsOn: TaipeiDate; readonly endsOn: TaipeiDate }> {
  const { rows } = await sql<{ isNew: boolean; startsOn: TaipeiDate; endsOn: TaipeiDate }>`
    select is_new as "isNew",
           starts_on as "startsOn",
           ends_on as "endsOn"
      from membership_grant(${memberId}, ${memberClass}, ${cause}, (koma_setting('membership.months'))::integer)`.execute(
    tx,
  )
  return rows[0]!
}
