import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { insertImport, oldUserImport, type ImportRow } from '../queries/imports.ts'
import { encodingOf, ListError, readList, type ListFault } from './read-list.ts'

/** Rows of the preview. */
const sampleRows = 5
/** Characters of a cell of the preview. */
const sampleLengthMax = 200

export interface GivenList {
  readonly fileName: string
  readonly bytes: Buffer
  readonly requestId: string
}

/** Keeps a list and tells what stands in it: nothing is imported yet. */
export async function takeList(
  deps: Deps,
  staff: StaffCaller,
  { fileName, bytes, requestId }: GivenList,
): Promise<{ readonly ok: true; readonly row: ImportRow } | { readonly ok: false; readonly fault: ListFault }> {
  const look = await lookInto(bytes)
  if (!look.ok) return look
  const id = uuid7()
  const { encoding, columns, sample, rowsTotal } = look
  await deps.db.transaction().execute(async (tx) => {
    await insertImport(tx, { id, staffId: staff.id, fileName, encoding, bytes, columns, sample, rowsTotal })
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'old_user.upload',
      subject: { kind: 'old_user_import', id },
      after: { file_name: fileName, rows: rowsTotal, day: taipeiDateOf(staff.now) },
      requestId,
    })
  })
  return { ok: true, row: (await oldUserImport(deps.db, id))! }
}

async function lookInto(bytes: Buffer) {
  const encoding = encodingOf(bytes)
  if (!encoding) return { ok: false, fault: 'field.csv_encoding' } as const
  const columns: string[] = []
  const sample: string[][] = []
  let rows = -1
  try {
    for await (const { cells } of readList(bytes, encoding)) {
      if (rows++ < 0) columns.push(...cells)
      else if (sample.length < sampleRows) sample.push(cells.map((cell) => cell.slice(0, sampleLengthMax)))
    }
  } catch (error) {
    if (error instanceof ListError) return { ok: false, fault: error.fault } as const
    throw error
  }
  if (rows < 1) return { ok: false, fault: 'field.csv_empty' } as const
  return { ok: true, encoding, columns, sample, rowsTotal: rows } as const
}
