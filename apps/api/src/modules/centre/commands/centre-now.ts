import type { Centre } from '@koma/contract/centre.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { centreAt } from '../present.ts'
import { centreBook } from '../queries.ts'

/** What the centre is called and how it is reached at that instant. Throws where nothing holds. Decision: the product */
export async function centreNow(db: Db | Tx, now: Date): Promise<Centre> {
  return centreAt(await centreBook(db), now)
}
