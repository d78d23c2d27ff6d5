import type { ErrorCode } from '@koma/contract/errors.ts'
import { contentStateAt, mayMove, type ContentMove, type ContentState } from '@koma/domain/content-states.ts'
import { sessions } from '@koma/domain/opening-hours.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { RefusalDetails } from '../../../platform/refusal.ts'
import { isStale, staleRecord, type SeenRecord } from '../../../platform/seen-record.ts'
import { changedFields } from '../present-changes.ts'
import { deskItem, holdDeskItem, touchDesk, type DeskRow } from '../queries/desk.ts'
import { comingOf } from './check-page.ts'
import { lockOfAnother } from '../queries/locks.ts'
import { formAtVersion } from '../queries/revisions.ts'

export type ItemRefusal = {
  readonly ok: false
  readonly reason: Extract<
    ErrorCode,
    | 'record.not_found'
    | 'version.stale'
    | 'content.state'
    | 'content.locked'
    | 'content.room_taken'
    | 'validation.failed'
  >
  readonly details?: RefusalDetails
}

export type ItemResult = { readonly ok: true; readonly item: DeskRow } | ItemRefusal

/** What one kind of change does with an item that is held. */
export interface ItemChange {
  /** Code of the audit log, such as `content.publish`. */
  readonly action: string
  /** The move that its state must allow; of those that write the form, `write`. */
  readonly move: ContentMove | 'write'
  /** Whether somebody else who is writing keeps it from being done. */
  readonly asksLock: boolean
  /** Does it; what it gives is refused with, or told in the audit log. */
  work(tx: Tx, item: DeskRow): Promise<ItemRefusal | { readonly before: unknown; readonly after: unknown }>
}

/**
 * The one way in which an item changes: held, compared with the version that was seen, allowed by its state and by who
 * is writing it, done, told in the audit log, all of it or nothing. Decision: content (staff console)
 */
export async function changeItem(
  db: Db,
  staff: StaffCaller,
  order: SeenRecord,
  change: ItemChange,
): Promise<ItemResult> {
  const work = db.transaction().execute(async (tx): Promise<ItemResult> => {
    const item = await holdDeskItem(tx, order.id)
    const refusal = item ? await refusalOf(tx, staff, { item, order, change }) : notFound
    if (refusal) return refusal
    const done = await change.work(tx, item!)
    if ('ok' in done) return done
    await touchDesk(tx, order.id, staff)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: change.action,
      subject: { kind: 'content', id: String(order.id) },
      ...done,
      requestId: order.requestId,
    })
    return { ok: true, item: (await deskItem(tx, order.id))! }
  })
  return work.catch(toRefusal)
}

/** What the database alone can know for sure, because others book and register meanwhile: its refusal is a sentence. */
const refusedBy: Readonly<Record<string, { readonly field: string; readonly message: string }>> = {
  activity_admission__places: { field: 'activity.registration.capacity', message: 'field.places_taken' },
  activity_admission__waiting: { field: 'activity.registration.keeps_waiting', message: 'field.has_registered' },
}

function toRefusal(error: unknown): ItemRefusal {
  const { constraint = '', detail = '' } = error as { readonly constraint?: string; readonly detail?: string }
  if (constraint === 'space_hold__one_holder') return roomTaken(detail)
  const refused = refusedBy[constraint]
  if (!refused) throw error
  return { ok: false, reason: 'validation.failed', details: { errors: { [refused.field]: [refused.message] } } }
}

/** Which room, and when: the database names the session that somebody else has, `…=(2c, 2026-12-04, pm)…`. */
function roomTaken(detail: string): ItemRefusal {
  const [, zone, date, slot] = /=\((\w+), ([\d-]+), (\w+)\)/.exec(detail) ?? []
  const session = sessions.find((one) => one.slot === slot)
  if (!zone || !date || !session) throw new Error(`A room is taken, but which: ${detail}`)
  const words = { room: zone.toUpperCase(), date, from: session.starts, to: session.ends }
  return { ok: false, reason: 'content.room_taken', details: { field: 'activity.occupies_space', words } }
}

const notFound: ItemRefusal = { ok: false, reason: 'record.not_found' }

async function refusalOf(
  tx: Tx,
  staff: StaffCaller,
  { item, order, change }: { item: DeskRow; order: SeenRecord; change: ItemChange },
): Promise<ItemRefusal | undefined> {
  if (isStale(order, item)) return staleRecord(item, await fieldsChanged(tx, item, order.version!))
  if (!isOpen(stateOf(item), change.move) || !isOpenTo(item.page, change.move))
    return { ok: false, reason: 'content.state' }
  const by = change.asksLock ? await lockOfAnother(tx, item.id, staff) : undefined
  return by === undefined ? undefined : { ok: false, reason: 'content.locked', details: { words: { name: by } } }
}

const isOpen = (state: ContentState, move: ItemChange['move']) =>
  move === 'write' ? state !== 'trashed' : mayMove(state, move)

/** A text of the house is always there; what can be taken back is a version that is announced. Decision: 0026 */
const isOpenTo = (page: DeskRow['page'], move: ItemChange['move']) =>
  page === null || move === 'write' || move === 'publish' || (move === 'unpublish' && comingOf(page) !== undefined)

/** The state of an item at the instant at which it was read. */
export const stateOf = (item: Parameters<typeof contentStateAt>[0] & { readonly now: Date }): ContentState =>
  contentStateAt(item, item.now)

/** The fields that are no longer as they were in the version that was seen. */
async function fieldsChanged(tx: Tx, item: DeskRow, version: number): Promise<string[]> {
  const seen = await formAtVersion(tx, item.id, version)
  return seen ? changedFields(seen, item.draft) : []
}
