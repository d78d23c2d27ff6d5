import type { CreatorProfileForm } from '@koma/contract/creators.ts'
import { isMemberName } from '@koma/domain/account-rules.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { knownChoices } from '../queries/lists.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What a schema cannot know of the form: names that are none, industries and a nationality that do not exist. */
export async function checkForm(db: Db | Tx, form: CreatorProfileForm): Promise<FieldErrors> {
  const known = await knownChoices(db, { industryIds: form.industries, nationality: form.nationality })
  return {
    ...(!isMemberName(form.name) && { name: ['field.name'] }),
    ...(!isMemberName(form.pen_name) && { pen_name: ['field.name'] }),
    ...(!known.industries && { industries: ['field.choice'] }),
    ...(!known.nationality && { nationality: ['field.choice'] }),
  }
}
