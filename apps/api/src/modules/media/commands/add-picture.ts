import type { MediaWords } from '@koma/contract/media.ts'
import { variantWidths } from '@koma/domain/media-rules.ts'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uploadsOf } from '../../../platform/files/uploaded-file.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { encodePicture, measurePicture } from '../../../platform/picture-files.ts'
import type { RefusalDetails } from '../../../platform/refusal.ts'
import { keepBytes, storeUploads } from '../../files/public.ts'
import { mediaById, type MediaRow } from '../queries/library.ts'
import { insertImage, insertOriginal, insertVariant, type NewOriginal, type NewVariant } from '../queries/originals.ts'
import { makeVariantsJob } from './make-variants.ts'

/** What became of an uploaded file: bytes that are kept with their smallest size, or why it was refused. */
export type ReceivedPicture =
  | { readonly ok: true; readonly original: Omit<NewOriginal, 'imageId'>; readonly first: NewVariant }
  | { readonly ok: false; readonly errors: NonNullable<RefusalDetails['errors']> }

const problems = {
  broken: 'field.image_broken',
  too_large: 'field.image_too_large',
  too_small: 'field.image_too_small',
} as const

/**
 * A new picture of the library: its smallest size at once, so that whoever uploaded it sees it, the others by a job.
 * Decision: content (staff console)
 */
export async function addPicture(
  deps: Deps,
  staff: StaffCaller,
  { request, words: given }: { readonly request: FastifyRequest; readonly words: MediaWords },
): Promise<{ readonly ok: true; readonly media: MediaRow } | Extract<ReceivedPicture, { ok: false }>> {
  const received = await receivePicture(deps, request)
  if (!received.ok) return received
  const [id, words] = [uuid7(), tidyWords(given)]
  const { original, first } = received
  return deps.db.transaction().execute(async (tx) => {
    await insertImage(tx, { id, originalId: original.id, staff, words })
    await insertOriginal(tx, { ...original, imageId: id })
    await insertVariant(tx, original.id, first)
    await deps.jobs.send(tx, makeVariantsJob, { id: original.id })
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'media.add',
      subject: { kind: 'media', id },
      after: { name: original.name, ...words },
      requestId: request.id,
    })
    return { ok: true, media: (await mediaById(tx, id))! }
  })
}

/** Looks at the file of the request before it is decoded, decodes it once, and keeps what came and its smallest size. */
export async function receivePicture(deps: Deps, request: FastifyRequest): Promise<ReceivedPicture> {
  const { path } = uploadsOf(request, 'file')[0]!
  const size = await measurePicture(path)
  if (!size.ok) return { ok: false, errors: { file: [problems[size.reason]] } }
  const { width, height } = size
  // A file that is damaged somewhere in its middle is known only once it was decoded to its end.
  const small = await encodePicture(path, { width: variantWidths(width)[0]!, type: 'image/webp' }).catch(
    () => undefined,
  )
  if (!small) return { ok: false, errors: { file: [problems.broken] } }
  const stored = await storeUploads(deps, request)
  if (!stored.ok) return stored
  const [{ storageKey, name, size: bytes, digest }] = stored.stored as [(typeof stored.stored)[number]]
  const kept = await keepBytes(deps, small.bytes)
  return {
    ok: true,
    original: { id: uuid7(), storageKey, name, size: bytes, digest, width, height },
    first: { ...kept, name: `${small.width}.webp`, type: 'image/webp', width: small.width, height: small.height },
  }
}

/** The words as they are kept: nothing around them, and null where nothing stands. */
export function tidyWords<Words extends MediaWords>(words: Words): Words {
  const text = (value: string | null) => value?.trim() || null
  return {
    ...words,
    alt_zh: words.alt_zh.trim(),
    alt_ja: text(words.alt_ja),
    alt_en: text(words.alt_en),
    credit: text(words.credit),
    source_url: text(words.source_url),
  }
}
