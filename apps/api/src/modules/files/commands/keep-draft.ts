import { draftsOfMemberMax } from '@koma/contract/files.ts'
import type { FilePurpose } from '@koma/domain/file-purposes.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { draftsOf, type FileRow } from '../queries/files.ts'
import { writeFile } from './attach-files.ts'
import type { StoredUpload } from './store-uploads.ts'

export interface DraftWish {
  readonly memberId: string
  readonly purpose: FilePurpose
  readonly upload: StoredUpload
}

/** Keeps a file that nothing was made of yet, until it expires. Refuses one more than a member may have. */
export async function keepDraft(
  deps: Pick<Deps, 'jobs' | 'files'>,
  tx: Tx,
  { memberId, purpose, upload }: DraftWish,
): Promise<FileRow | { readonly problem: 'field.file_too_many' }> {
  // One after another: two at once must not both be the last that fits.
  await lockMember(tx, memberId)
  const drafts = await draftsOf(tx, memberId)
  if (drafts.length >= draftsOfMemberMax) return { problem: 'field.file_too_many' }
  return writeFile(deps, tx, { ...upload, memberId, purpose, subjectId: null, field: null })
}
