import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A lot out of the former system. Gives the balance, or null when these points came before. */
export async function grantCarried(
  tx: Tx,
  lot: {
    readonly memberId: string
    readonly oldId: string
    readonly source: 'purchased' | 'reward'
    readonly points: number
    readonly expiresAt: Date | null
  },
): Promise<number | null> {
  const { rows } = await sql<{ balance: number | null }>`
    select points_grant(
             ${lot.memberId}, ${lot.source}, ${lot.points}::integer, ${lot.expiresAt}::timestamptz, 'adjustment',
             'centre.adjustments', ${`old_user:${lot.oldId}:${lot.source}`},
             ${JSON.stringify({ old_user: lot.oldId })}::jsonb
           ) as balance`.execute(tx)
  return rows[0]!.balance
}

/** Months that reward points live. */
export async function rewardMonths(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ months: number }>`
    select (koma_setting('points.reward_months'))::integer as months`.execute(db)
  return rows[0]!.months
}
