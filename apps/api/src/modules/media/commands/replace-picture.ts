import type { FastifyRequest } from 'fastify'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { touchMedia } from '../queries/changes.ts'
import { mediaById } from '../queries/library.ts'
import { insertOriginal, insertVariant } from '../queries/originals.ts'
import { receivePicture } from './add-picture.ts'
import { changeMedia, type MediaOrder, type MediaResult } from './change-picture.ts'
import { makeVariantsJob } from './make-variants.ts'

/**
 * Other bytes for the same picture: everything that shows it shows them, once all their sizes are made. Addresses of the
 * old ones go on for some days, for pages that somebody else has kept.
 */
export async function replacePicture(
  deps: Deps,
  staff: StaffCaller,
  { request, ...order }: MediaOrder & { readonly request: FastifyRequest },
): Promise<MediaResult> {
  // Nothing is kept for a picture that is not there.
  if (!(await mediaById(deps.db, order.id))) return { ok: false, reason: 'record.not_found' }
  const received = await receivePicture(deps, request)
  if (!received.ok) return { ok: false, reason: 'validation.failed', details: { errors: received.errors } }
  const { original, first } = received
  return changeMedia(deps, staff, order, {
    action: 'media.replace',
    async work(tx, media) {
      await insertOriginal(tx, { ...original, imageId: media.id })
      await insertVariant(tx, original.id, first)
      await touchMedia(tx, media.id)
      await deps.jobs.send(tx, makeVariantsJob, { id: original.id })
      return {
        before: { name: media.name, width: media.width, height: media.height },
        after: { name: original.name, width: original.width, height: original.height },
      }
    },
  })
}
