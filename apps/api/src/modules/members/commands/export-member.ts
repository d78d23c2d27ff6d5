import type { MemberCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { zipOf, type ZipEntry } from '../../../platform/zip.ts'
import { balanceOf } from '../../points/public.ts'
import { exportTurns } from '../policy.ts'
import { exportPage } from '../present-export.ts'
import { avatarWidths } from '../present-avatar.ts'
import { presentMember } from '../present.ts'
import { avatarSquare } from '../queries/avatars.ts'
import { exportOf } from '../queries/export.ts'
import { profileOf } from '../queries/profiles.ts'

/**
 * Everything that the product knows of a member, as one archive: for programs, for readers, and the picture. The audit
 * log stays silent, the member looks at what is theirs. Source: features "own data as a ZIP"
 */
export async function exportMember(
  deps: Deps,
  caller: MemberCaller,
): Promise<{ readonly ok: true; readonly zip: Buffer } | TooFast> {
  const turn = await takeAllTurns(deps.limits, exportTurns(caller.id))
  if (!turn.ok) return turn
  const [row, balance, lists] = await Promise.all([
    profileOf(deps.db, caller.id),
    balanceOf(deps.db, caller.id, caller.now),
    exportOf(deps.db, caller.id),
  ])
  const { avatar: _avatar, comicists, ...profile } = presentMember(row, caller, balance)
  const entries: ZipEntry[] = [
    {
      name: 'koma.json',
      bytes: Buffer.from(`${JSON.stringify({ profile, creator_profile: comicists, ...lists }, null, 2)}\n`),
    },
    { name: 'koma.html', bytes: Buffer.from(exportPage(row.locale, profile, lists, caller.now)) },
  ]
  if (row.avatarId !== null) {
    const width = avatarWidths.at(-1)!
    const picture = await avatarSquare(deps.db, { id: row.avatarId, width, ownerId: caller.id })
    if (picture) entries.push({ name: 'avatar.webp', bytes: picture })
  }
  return { ok: true, zip: zipOf(entries) }
}
