import type { Readable } from 'node:stream'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { zipStream } from '../../../platform/zip.ts'
import { balanceOf, noteIn, type PointNote } from '../../points/public.ts'
import { exportTurns } from '../policy.ts'
import { exportEntries, type ExportContent } from '../present-archive.ts'
import { presentMember } from '../present.ts'
import { avatarWidths } from '../present-avatar.ts'
import { avatarSquare } from '../queries/avatars.ts'
import { exportedFiles } from '../queries/export-files.ts'
import { listNames } from '../queries/export-names.ts'
import { exportOf, type ExportedLists } from '../queries/export.ts'
import { profileOf } from '../queries/profiles.ts'

/**
 * Everything that the product knows of a member, as one archive: for programs, for readers, the picture and the files.
 * The archive is made while it is read. The audit log stays silent, the member looks at what is theirs.
 * Source: features "own data as a ZIP"
 */
export async function exportMember(
  deps: Deps,
  caller: MemberCaller,
): Promise<{ readonly ok: true; readonly zip: Readable } | TooFast> {
  const turn = await takeAllTurns(deps.limits, exportTurns(caller.id))
  if (!turn.ok) return turn
  return { ok: true, zip: zipStream(exportEntries(deps.files, await contentFor(deps, caller))) }
}

async function contentFor({ db }: Deps, caller: MemberCaller): Promise<ExportContent> {
  const [row, balance] = await Promise.all([profileOf(db, caller.id), balanceOf(db, caller.id, caller.now)])
  const { avatar: _avatar, comicists: creator, ...profile } = presentMember(row, caller, balance)
  const language = row.locale
  const [lists, files, names, picture] = await Promise.all([
    exportOf(db, caller.id, language),
    exportedFiles(db, caller.id),
    listNames(db, language),
    row.avatarId === null ? undefined : avatarSquare(db, { id: row.avatarId, width: widest, ownerId: caller.id }),
  ])
  return { language, now: caller.now, profile, creator, lists: inWords(lists, language), files, names, picture }
}

const widest = avatarWidths.at(-1)!

/** What a movement of points was for, as the member reads it elsewhere. */
function inWords(lists: ExportedLists, language: 'zh' | 'ja' | 'en'): ExportedLists {
  return {
    ...lists,
    points: lists.points.map((row) => ({ ...row, note: noteIn(language, row['note'] as PointNote | null) })),
  }
}
