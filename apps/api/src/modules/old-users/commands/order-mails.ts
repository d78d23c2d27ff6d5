import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { oldUserImport, type ImportRow } from '../queries/imports.ts'
import { wantMails } from '../queries/records.ts'

/** Has everybody of an import mailed who was not yet; asked twice, nobody is mailed twice. */
export async function orderMails(
  db: Db,
  staff: StaffCaller,
  { importId, requestId }: { readonly importId: string; readonly requestId: string },
): Promise<
  | { readonly ok: true; readonly row: ImportRow }
  | { readonly ok: false; readonly reason: 'record.not_found' | 'old_user_import.state' }
> {
  return db.transaction().execute(async (tx) => {
    const row = await oldUserImport(tx, importId)
    if (!row) return { ok: false, reason: 'record.not_found' }
    if (row.status !== 'imported') return { ok: false, reason: 'old_user_import.state' }
    const count = await wantMails(tx, importId)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'old_user.send_mail',
      subject: { kind: 'old_user_import', id: importId },
      after: { mails: count },
      requestId,
    })
    return { ok: true, row }
  })
}
