import type { Deps } from '../../../platform/deps.ts'
import { noteEndings } from '../queries/notices.ts'
import { settleLoyalty, showWhatRuns, spendersAfter } from '../queries/settling.ts'

const membersAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * The nightly look: what has ended gives way to what still runs, spending is counted again (a threshold may have come
 * down), endings that come near are noted. Twice, late or by several processes it does the same. Decision: who may do what
 */
export async function settleMemberships({ db }: Pick<Deps, 'db'>): Promise<void> {
  while ((await showWhatRuns(db, membersAtOnce)) === membersAtOnce);
  let last = beforeAll
  for (;;) {
    const members = await spendersAfter(db, last, membersAtOnce)
    for (const id of members) await settleLoyalty(db, id)
    const reached = members.at(-1)
    if (reached === undefined) break
    last = reached
  }
  await noteEndings(db)
}
