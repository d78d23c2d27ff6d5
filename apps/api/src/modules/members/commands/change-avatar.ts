import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { encodeSquares } from '../../../platform/square-images.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { avatarTurns } from '../policy.ts'
import { avatarWidths } from '../present-avatar.ts'
import { deleteAvatar, replaceAvatar } from '../queries/avatars.ts'
import type { FieldErrors } from './check-registration.ts'

export interface AvatarChange {
  readonly memberId: string
  /** Where the uploaded picture lies; null removes the one there is. */
  readonly file: string | null
  readonly requestId: string
}

const messages = {
  broken: 'field.image_broken',
  too_large: 'field.image_too_large',
  too_small: 'field.image_too_small',
} as const

/**
 * A new picture, encoded anew, or none any more. Gives its id. Source: product §7 "POST /member/avatar",
 * docs/guarantees.md I-56
 */
export async function changeAvatar(
  deps: Deps,
  { memberId, file, requestId }: AvatarChange,
): Promise<
  | { readonly ok: true; readonly id: string | null }
  | { readonly ok: false; readonly reason: 'validation.failed'; readonly errors: FieldErrors }
  | TooFast
> {
  const audit = (tx: Tx, action: string) =>
    writeAudit(tx, {
      actor: { kind: 'member', id: memberId, name: 'member' },
      action,
      subject: { kind: 'member', id: memberId },
      requestId,
    })
  if (file === null) {
    await deps.db.transaction().execute(async (tx) => {
      if (await deleteAvatar(tx, memberId)) await audit(tx, 'member.remove_avatar')
    })
    return { ok: true, id: null }
  }
  const turn = await takeAllTurns(deps.limits, avatarTurns(memberId))
  if (!turn.ok) return turn
  const made = await encodeSquares(file, avatarWidths)
  if (!made.ok) return { ok: false, reason: 'validation.failed', errors: { avatar: [messages[made.reason]] } }
  const id = uuid7()
  await deps.db.transaction().execute(async (tx) => {
    await replaceAvatar(tx, memberId, { id, squares: made.squares })
    await audit(tx, 'member.change_avatar')
  })
  return { ok: true, id }
}
