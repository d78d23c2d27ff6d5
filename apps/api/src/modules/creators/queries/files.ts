import type { CreatorFormState } from '@koma/contract/creators.ts'
import type { Db } from '../../../platform/db.ts'
import { filesOfSubject, presentFile } from '../../files/public.ts'
import type { PrefilledForm } from '../commands/prefill-form.ts'
import type { FilesBySubject } from '../present.ts'

/** The files of these applications, by application. */
export async function filesOfApplications(
  db: Db,
  applications: readonly { readonly id: string }[],
): Promise<FilesBySubject> {
  const found = await Promise.all(
    applications.map(async ({ id }) => {
      const files = await filesOfSubject(db, 'creator_application', id)
      return [id, files.map(presentFile)] as const
    }),
  )
  return new Map(found)
}

/** The files that a new form offers to take along. */
export async function filesToOffer(db: Db, { filesOf }: PrefilledForm): Promise<CreatorFormState['attachments']> {
  if (!filesOf) return []
  const files = await filesOfSubject(db, filesOf.purpose, filesOf.subjectId)
  return files.filter(({ state }) => state !== 'refused').map(presentFile)
}
