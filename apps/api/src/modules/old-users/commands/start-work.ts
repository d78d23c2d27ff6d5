import type { OldUserMapping } from '@koma/domain/old-users.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { beginWork, oldUserImport, type ImportRow } from '../queries/imports.ts'
import { clearLines } from '../queries/lines.ts'
import { workJob } from './work-through.ts'

/** What staff want done with a list. */
export type WorkWish = {
  readonly importId: string
  readonly version: number | undefined
  readonly requestId: string
} & (
  | { readonly kind: 'check'; readonly mapping: OldUserMapping }
  | { readonly kind: 'run'; readonly sendMail: boolean }
)

export type WorkRefusal = {
  readonly ok: false
  readonly reason: 'record.not_found' | 'version.stale' | 'old_user_import.state' | 'validation.failed'
}

/** Has a worker go through the list: a check changes nothing, a run imports what the last check found right. */
export async function startWork(
  deps: Deps,
  staff: StaffCaller,
  wish: WorkWish,
): Promise<{ readonly ok: true; readonly row: ImportRow } | WorkRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await oldUserImport(tx, wish.importId)
    if (!before) return { ok: false, reason: 'record.not_found' }
    if (wish.version !== undefined && wish.version !== before.version) return { ok: false, reason: 'version.stale' }
    const mapping = wish.kind === 'check' ? wish.mapping : undefined
    const isBeyond = Object.values(mapping ?? {}).some((column) => column >= before.columns.length)
    if (isBeyond) return { ok: false, reason: 'validation.failed' }
    const to = wish.kind === 'check' ? 'checking' : 'importing'
    const begun = await beginWork(tx, { importId: wish.importId, to, mapping, version: wish.version })
    if (!begun) return { ok: false, reason: 'old_user_import.state' }
    await clearLines(tx, wish.importId)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: `old_user.${wish.kind}`,
      subject: { kind: 'old_user_import', id: wish.importId },
      before: { status: before.status },
      after: { status: to, ...(wish.kind === 'run' && { send_mail: wish.sendMail }) },
      requestId: wish.requestId,
    })
    const sendMail = wish.kind === 'run' && wish.sendMail
    await deps.jobs.send(tx, workJob, {
      importId: wish.importId,
      staffId: staff.id,
      staffName: staff.username,
      sendMail,
    })
    return { ok: true, row: (await oldUserImport(tx, wish.importId))! }
  })
}
