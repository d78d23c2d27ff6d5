import type { Centre, CentreRequest } from '@koma/contract/centre.ts'
import type { ErrorCode } from '@koma/contract/errors.ts'
import { formatTaipeiDateTime, parseTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { RefusalDetails } from '../../../platform/refusal.ts'
import { centreBook, centreVersion, deleteCentreToCome, holdCentre, writeCentre } from '../queries.ts'

export type CentreResult =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: Extract<ErrorCode, 'record.not_found' | 'version.stale' | 'validation.failed'>
      readonly details?: RefusalDetails
    }

interface CentreOrder {
  readonly staff: StaffCaller
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly requestId: string
}

/** Sets what the centre is called and how it is reached, from now or a later instant on. What held before stays known. */
export function changeCentre(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { form, ...order }: CentreOrder & { readonly form: CentreRequest },
): Promise<CentreResult> {
  return held(db, order, async (tx) => {
    const now = await clock.now()
    const given = form.valid_from === null ? undefined : parseTaipeiDateTime(form.valid_from)
    if (given && given < now)
      return { ok: false, reason: 'validation.failed', details: { errors: { valid_from: ['field.in_past'] } } }
    const from = given ?? now
    const facts = factsOf(form)
    const before = (await centreBook(tx)).find((row) => row.from <= from)?.facts ?? null
    await writeCentre(tx, from, facts, order.staff)
    await tell(tx, order, {
      action: 'centre.change',
      before,
      after: { ...facts, valid_from: formatTaipeiDateTime(from) },
    })
    return { ok: true }
  })
}

/** Takes back a change that has not begun. */
export function withdrawCentre(
  { db }: Pick<Deps, 'db'>,
  { validFrom, ...order }: CentreOrder & { readonly validFrom: string },
): Promise<CentreResult> {
  return held(db, order, async (tx) => {
    const from = parseTaipeiDateTime(validFrom)!
    const before = (await centreBook(tx)).find((row) => row.from.getTime() === from.getTime())?.facts
    if (!(await deleteCentreToCome(tx, from))) return { ok: false, reason: 'record.not_found' }
    await tell(tx, order, { action: 'centre.withdraw', before: { ...before, valid_from: validFrom } })
    return { ok: true }
  })
}

/** Blanks are null. */
function factsOf(form: CentreRequest): Centre {
  const text = (value: string | null) => value?.trim() || null
  return {
    name_zh: form.name_zh.trim(),
    name_ja: text(form.name_ja),
    name_en: text(form.name_en),
    address_zh: text(form.address_zh),
    address_ja: text(form.address_ja),
    address_en: text(form.address_en),
    phone: text(form.phone),
    email: form.email,
    map_url: form.map_url,
    links: form.links.map(({ name, url }) => ({ name: name.trim(), url })),
  }
}

function held(db: Db, { version }: CentreOrder, work: (tx: Tx) => Promise<CentreResult>): Promise<CentreResult> {
  return db.transaction().execute(async (tx) => {
    await holdCentre(tx)
    const standing = await centreVersion(tx)
    if (version !== undefined && version !== standing) return stale(tx, standing)
    return work(tx)
  })
}

/** Says who was faster. */
async function stale(tx: Tx, version: number): Promise<CentreResult> {
  const [latest] = (await centreBook(tx)).toSorted((a, b) => (b.setAt?.getTime() ?? 0) - (a.setAt?.getTime() ?? 0))
  const changedAt = formatTaipeiDateTime(latest?.setAt ?? latest!.from)
  const told = { version, changed_by: latest?.setBy ?? null, changed_at: changedAt, fields: [] }
  return { ok: false, reason: 'version.stale', details: { stale: told } }
}

async function tell(
  tx: Tx,
  { staff, requestId }: CentreOrder,
  told: { readonly action: string; readonly before?: unknown; readonly after?: unknown },
) {
  await writeAudit(tx, {
    actor: { kind: 'staff', id: staff.id, name: staff.username },
    subject: { kind: 'centre', id: 'centre' },
    requestId,
    ...told,
  })
}
