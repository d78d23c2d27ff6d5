import type { CreatorProfileForm } from '@koma/contract/creators.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { changedFields } from '../policy.ts'
import { creatorProfileOf, writeCreatorProfile } from '../queries/profiles.ts'
import { checkForm, type FieldErrors } from './check-form.ts'

export interface ProfileRefusal {
  readonly ok: false
  readonly reason: 'validation.failed'
  readonly errors: FieldErrors
}

/**
 * A member's own words about themselves as a creator. Who is none yet may write them down too: they make nobody one.
 * Source: product §7, api.md "GET, PUT /member/comicists A"
 */
export async function changeProfile(
  db: Db,
  member: MemberCaller,
  form: CreatorProfileForm,
  requestId: string,
): Promise<{ readonly ok: true; readonly form: CreatorProfileForm } | ProfileRefusal> {
  const errors = await checkForm(db, form)
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'validation.failed', errors }
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id)
    const before = await creatorProfileOf(tx, member.id)
    await writeCreatorProfile(tx, member.id, form)
    await writeAudit(tx, {
      actor: { kind: 'member', id: member.id, name: 'member' },
      action: 'creators.change_profile',
      subject: { kind: 'member', id: member.id },
      after: { fields: changedFields(before, form) },
      requestId,
    })
    return { ok: true, form }
  })
}
