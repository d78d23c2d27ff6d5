import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { endWork, listToWork, noteProgress, type ImportCounts } from '../queries/imports.ts'
import { accountsOf, knownRecords } from '../queries/known-people.ts'
import { insertLines, type LineRow } from '../queries/lines.ts'
import { keepRecords, wantMails } from '../queries/records.ts'
import { accountRemark, addCounts, judgeRows, standingOf, type RightRow } from './judge-rows.ts'
import { matchPlaces } from './match-places.ts'
import { ListError, readList, type ListRow } from './read-list.ts'

/** The job that goes through a list; its data is `{ importId, staffId, staffName, sendMail }`. */
export const workJob = 'old_user.work'

/** Rows that are written together; progress is told after each. */
const batchRows = 500

export interface Work {
  readonly importId: string
  readonly staffId: string
  readonly staffName: string
  readonly sendMail: boolean
}

/**
 * Goes through a list, row by row and a batch a transaction: with it go the remarks, the progress and, in a run, the
 * records. Whoever dies in the middle leaves whole batches, and the next one goes on after them; of two that work at the
 * same time one stops. A check writes remarks and figures and nothing else.
 */
export async function workThrough(deps: Deps, work: Work): Promise<void> {
  const list = await listToWork(deps.db, work.importId)
  if (!list) return
  const isRun = list.status === 'importing'
  const judge = judgeRows(list.mapping, await matchPlaces(deps.db), taipeiDateOf(await deps.clock.now()))
  let { rowsDone, counts } = list
  let passed = 0
  try {
    for await (const rows of batchesOf(readList(list.bytes, list.encoding))) {
      const judged = rows.map(judge)
      passed += rows.length
      // Done before somebody died: read again only for what later rows must not repeat.
      if (passed <= rowsDone) continue
      const done = await deps.db
        .transaction()
        .execute((tx) => doBatch(tx, { ...work, isRun, judged, rowsDone, counts }))
      if (!done) return
      rowsDone += rows.length
      counts = done
    }
    await deps.db.transaction().execute((tx) => finish(tx, work, isRun, counts))
  } catch (error) {
    if (!(error instanceof ListError)) throw error
    await endWork(deps.db, work.importId, 'failed')
  }
}

interface Batch {
  readonly importId: string
  readonly isRun: boolean
  readonly judged: readonly { readonly right: RightRow | null; readonly remarks: LineRow[] }[]
  readonly rowsDone: number
  readonly counts: ImportCounts
}

/** The new figures; undefined when somebody else is ahead. */
async function doBatch(
  tx: Tx,
  { importId, isRun, judged, rowsDone, counts }: Batch,
): Promise<ImportCounts | undefined> {
  const right = judged.flatMap((one) => one.right ?? [])
  const known = await knownRecords(
    tx,
    right.map(({ record }) => record.oldId),
  )
  const accounts = await accountsOf(
    tx,
    right.map(({ record }) => record),
  )
  const remarks = judged.flatMap((one) => one.remarks)
  let sum = addCounts(counts, countRemarks(judged))
  const kept: RightRow[] = []
  for (const row of right) {
    const before = known.get(row.record.oldId)
    const standing = standingOf(row, before)
    const merge = before?.hasMoved ? undefined : accountRemark(row, accounts.get(row.record.oldId))
    if (merge) remarks.push(merge)
    if (standing !== 'unchanged') kept.push(row)
    const { purchasedPoints, rewardPoints } = row.record
    sum = addCounts(sum, {
      [standing]: 1,
      merge: merge ? 1 : 0,
      ...(standing !== 'unchanged' && { purchased_points: purchasedPoints, reward_points: rewardPoints }),
    })
  }
  if (!(await noteProgress(tx, importId, { before: rowsDone, after: rowsDone + judged.length }, sum))) return undefined
  await insertLines(tx, importId, remarks)
  if (isRun) await keepRecords(tx, importId, kept)
  return sum
}

const countRemarks = (judged: Batch['judged']): ImportCounts => ({
  refused: judged.filter(({ right }) => right === null).length,
  noted: judged.filter(({ remarks }) => remarks.some(({ outcome }) => outcome === 'noted')).length,
  duplicate: judged.filter(({ remarks }) => remarks.some(({ outcome }) => outcome === 'duplicate')).length,
})

async function finish(tx: Tx, { importId, staffId, staffName, sendMail }: Work, isRun: boolean, counts: ImportCounts) {
  if (!(await endWork(tx, importId, isRun ? 'imported' : 'checked')) || !isRun) return
  if (sendMail) await wantMails(tx, importId)
  await writeAudit(tx, {
    actor: { kind: 'staff', id: staffId, name: staffName },
    action: 'old_user.import',
    subject: { kind: 'old_user_import', id: importId },
    after: counts,
  })
}

/** The rows without the heads, so many at a time. */
async function* batchesOf(rows: AsyncIterable<ListRow>): AsyncGenerator<readonly ListRow[]> {
  let batch: ListRow[] = []
  let isHead = true
  for await (const row of rows) {
    if (!isHead) batch.push(row)
    isHead = false
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
