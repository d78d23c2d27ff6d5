import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { setTrashed } from '../queries/changes.ts'
import { changeMedia, type MediaOrder, type MediaResult } from './change-picture.ts'

/** Throws a picture away that nothing shows and nobody writes with. What uses it is refused by the database as well. */
export function trashPicture(deps: Deps, staff: StaffCaller, order: MediaOrder): Promise<MediaResult> {
  return changeMedia(deps, staff, order, {
    action: 'media.trash',
    async work(tx, media) {
      if (media.uses > 0) return { ok: false, reason: 'media.in_use', details: { words: { count: media.uses } } }
      await setTrashed(tx, media.id, true)
      return { before: { name: media.name }, after: { state: 'trashed' } }
    },
  })
}

/** Takes a picture out of the trash. */
export function restorePicture(deps: Deps, staff: StaffCaller, order: MediaOrder): Promise<MediaResult> {
  return changeMedia(deps, staff, order, {
    action: 'media.restore',
    ofTrash: true,
    async work(tx, media) {
      await setTrashed(tx, media.id, false)
      return { before: { state: 'trashed' }, after: { name: media.name } }
    },
  })
}
