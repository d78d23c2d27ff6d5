import { draftDaysKept, type FilePurpose, type FileState } from '@koma/domain/file-purposes.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { deleteFiles, filesOfSubject, insertFile, adoptDraft, lockFiles, type FileRow } from '../queries/files.ts'
import { scanFileJob } from './scan-file.ts'
import type { StoredUpload } from './store-uploads.ts'

export interface AttachedFiles {
  readonly memberId: string
  readonly purpose: FilePurpose
  /** The record that they belong to. */
  readonly subjectId: string
  /** The record's field, as in the form. */
  readonly field: string
  /** What `storeUploads` kept; other fields' files are left alone. */
  readonly stored: readonly StoredUpload[]
  /** Ids of files that the member uploaded before: drafts, or files of this or another record of theirs. */
  readonly kept: readonly string[]
}

export type AttachAnswer =
  | { readonly ok: true; readonly files: readonly FileRow[] }
  | { readonly ok: false; readonly errors: Readonly<Record<string, readonly ['field.file_gone']>> }

/**
 * Makes the field of the record hold exactly these files, in the transaction that writes the record: what it held
 * before and is not named again goes. Files of another record are shared, not moved. Refuses, before anything is
 * written, an id that is not the member's, has expired or was refused.
 */
export async function attachFiles(
  deps: Pick<Deps, 'jobs' | 'files'>,
  tx: Tx,
  wish: AttachedFiles,
): Promise<AttachAnswer> {
  const { memberId, purpose, subjectId, field } = wish
  const kept = await lockFiles(tx, memberId, wish.kept)
  const usable = kept.filter(({ state }) => state !== 'refused')
  if (usable.length < new Set(wish.kept).size) return { ok: false, errors: { [field]: ['field.file_gone'] } }

  const isHere = (file: FileRow) => file.purpose === purpose && file.subjectId === subjectId && file.field === field
  const before = await filesOfSubject(tx, purpose, subjectId, field)
  const staying = new Set(usable.filter(isHere).map(({ id }) => id))
  await deleteFiles(
    tx,
    before.filter(({ id }) => !staying.has(id)).map(({ id }) => id),
  )
  for (const file of usable.filter((one) => !isHere(one))) {
    if (file.subjectId === null && file.purpose === purpose) await adoptDraft(tx, file.id, subjectId, field)
    else await share(deps, tx, file, wish)
  }
  for (const upload of wish.stored.filter((one) => one.field === field)) {
    await writeFile(deps, tx, { ...upload, memberId, purpose, subjectId, field })
  }
  return { ok: true, files: await filesOfSubject(tx, purpose, subjectId, field) }
}

interface FileToWrite {
  readonly memberId: string
  readonly purpose: FilePurpose
  readonly subjectId: string | null
  readonly field: string | null
  readonly name: string
  readonly size: number
  readonly digest: Buffer
  readonly findings: readonly string[]
  readonly storageKey: string
}

/** Writes a file's row in the state in which it begins, and has it scanned. */
export async function writeFile(deps: Pick<Deps, 'jobs' | 'files'>, tx: Tx, file: FileToWrite): Promise<FileRow> {
  const row = await insertFile(tx, { ...file, id: uuid7(), state: firstState(deps, file.findings) }, draftDaysKept)
  if (row.state === 'checking') await deps.jobs.send(tx, scanFileJob, { id: row.id })
  return row
}

function firstState({ files }: Pick<Deps, 'files'>, findings: readonly string[]): FileState {
  if (files.scanner) return 'checking'
  return findings.length > 0 ? 'held' : 'ready'
}

/** The same bytes for another record; one that staff have judged stays judged. */
async function share(deps: Pick<Deps, 'jobs' | 'files'>, tx: Tx, file: FileRow, wish: AttachedFiles) {
  const { memberId, purpose, subjectId, field } = wish
  const copy = { ...file, id: uuid7(), memberId, purpose, subjectId, field, storageKey: file.storageKey! }
  const row = await insertFile(tx, copy, draftDaysKept)
  if (row.state === 'checking') await deps.jobs.send(tx, scanFileJob, { id: row.id })
}
