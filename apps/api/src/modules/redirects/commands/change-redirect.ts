import type { ErrorCode } from '@koma/contract/errors.ts'
import type { RedirectForm } from '@koma/contract/redirects.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { RefusalDetails } from '../../../platform/refusal.ts'
import { isStale, staleRecord, type SeenRecord } from '../../../platform/seen-record.ts'
import { deleteRedirect, insertRedirect, redirectById, updateRedirect, type RedirectRow } from '../queries.ts'

export type RedirectRefusal = {
  readonly ok: false
  readonly reason: Extract<ErrorCode, 'record.not_found' | 'version.stale' | 'validation.failed'>
  readonly details?: RefusalDetails
}

export type RedirectResult = { readonly ok: true; readonly redirect: RedirectRow } | RedirectRefusal

interface RedirectOrder {
  readonly staff: StaffCaller
  readonly requestId: string
}

type SeenRedirect = RedirectOrder & SeenRecord

/** A new redirect; it leads on from the next request on, on every server process. */
export function addRedirect(
  db: Db,
  { staff, form, requestId }: RedirectOrder & { readonly form: RedirectForm },
): Promise<RedirectResult> {
  return leadingOn(db, async (tx) => {
    const id = await insertRedirect(tx, form, staff)
    if (id === undefined) return wrong('from', 'field.moved_twice')
    await tell(tx, { staff, requestId }, { action: 'redirect.add', id, after: form })
    return { ok: true, redirect: (await redirectById(tx, id))! }
  })
}

/** Changes either of its addresses, or its note. */
export function changeRedirect(
  db: Db,
  { form, ...order }: SeenRedirect & { readonly form: RedirectForm },
): Promise<RedirectResult> {
  const { id } = order
  return leadingOn(db, async (tx) => {
    const before = await redirectById(tx, id, true)
    const refusal = refusalOf(before, order)
    if (refusal) return refusal
    if (!(await updateRedirect(tx, id, form, order.staff))) return wrong('from', 'field.moved_twice')
    const { from, to, note } = before!
    await tell(tx, order, { action: 'redirect.change', id, before: { from, to, note }, after: form })
    return { ok: true, redirect: (await redirectById(tx, id))! }
  })
}

/** Takes it away: its address is a 404 again. */
export function removeRedirect(db: Db, order: SeenRedirect): Promise<RedirectResult> {
  const { id } = order
  return leadingOn(db, async (tx) => {
    const before = await redirectById(tx, id, true)
    const refusal = refusalOf(before, order)
    if (refusal) return refusal
    await deleteRedirect(tx, id)
    const { from, to, note, hits } = before!
    await tell(tx, order, { action: 'redirect.remove', id, before: { from, to, note, hits } })
    return { ok: true, redirect: before! }
  })
}

/** A circle is the database's to refuse: here its refusal becomes a sentence. */
async function leadingOn(db: Db, work: (tx: Tx) => Promise<RedirectResult>): Promise<RedirectResult> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'redirect__leads_on') return wrong('to', 'field.moved_loop')
    throw error
  }
}

function refusalOf(row: RedirectRow | undefined, order: SeenRecord): RedirectRefusal | undefined {
  if (!row) return { ok: false, reason: 'record.not_found' }
  return isStale(order, row) ? staleRecord(row) : undefined
}

const wrong = (field: string, message: string): RedirectRefusal => ({
  ok: false,
  reason: 'validation.failed',
  details: { errors: { [field]: [message] } },
})

async function tell(
  tx: Tx,
  { staff, requestId }: RedirectOrder,
  {
    id,
    ...told
  }: { readonly action: string; readonly id: number; readonly before?: unknown; readonly after?: unknown },
) {
  await writeAudit(tx, {
    actor: { kind: 'staff', id: staff.id, name: staff.username },
    subject: { kind: 'redirect', id: String(id) },
    requestId,
    ...told,
  })
}
