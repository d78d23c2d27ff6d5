import type { ErrorCode } from '@koma/contract/errors.ts'
import type { MediaChange } from '@koma/contract/media.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Tx } from '../../../platform/db.ts'
import type { RefusalDetails } from '../../../platform/refusal.ts'
import { isStale, staleRecord, type SeenRecord } from '../../../platform/seen-record.ts'
import { sharedName } from '../present.ts'
import { updateMedia } from '../queries/changes.ts'
import { holdMedia, mediaById, type MediaRow } from '../queries/library.ts'
import { makeAgain } from '../queries/originals.ts'
import { tidyWords } from './add-picture.ts'
import { makeVariantsJob } from './make-variants.ts'

/** A picture that somebody wants to change, as they saw it. */
export type MediaOrder = SeenRecord<string>

export type MediaResult =
  | { readonly ok: true; readonly media: MediaRow }
  | {
      readonly ok: false
      readonly reason: Extract<
        ErrorCode,
        'record.not_found' | 'version.stale' | 'content.state' | 'media.in_use' | 'validation.failed'
      >
      readonly details?: RefusalDetails
    }

type Refused = Extract<MediaResult, { ok: false }>

/** What one kind of change does with a picture that is held. */
interface Change {
  readonly action: string
  /** Whether it is a change of one in the trash; every other is refused there. */
  readonly ofTrash?: boolean
  work(tx: Tx, media: MediaRow): Promise<Refused | { readonly before: unknown; readonly after: unknown }>
}

/** Held, compared with the version that was seen, changed, told in the audit log: all of it or nothing. */
export async function changeMedia(
  { db }: Pick<Deps, 'db'>,
  staff: StaffCaller,
  order: MediaOrder,
  change: Change,
): Promise<MediaResult> {
  return db.transaction().execute(async (tx) => {
    const media = await holdMedia(tx, order.id)
    if (!media) return { ok: false, reason: 'record.not_found' }
    if (isStale(order, media)) return staleRecord(media)
    if ((media.trashedAt !== null) !== (change.ofTrash ?? false)) return { ok: false, reason: 'content.state' }
    const done = await change.work(tx, media)
    if ('ok' in done) return done
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: change.action,
      subject: { kind: 'media', id: order.id },
      ...done,
      requestId: order.requestId,
    })
    return { ok: true, media: (await mediaById(tx, order.id))! }
  })
}

/** Writes what is said of a picture; around another point it is cut anew for shared links. */
export function changePicture(
  deps: Deps,
  staff: StaffCaller,
  { change: given, ...order }: MediaOrder & { readonly change: MediaChange },
): Promise<MediaResult> {
  const change = tidyWords(given)
  return changeMedia(deps, staff, order, {
    action: 'media.change',
    async work(tx, media) {
      await updateMedia(tx, media.id, change)
      const wanted = sharedName(change.focus_x, change.focus_y)
      if (media.state === 'ready' && !media.picture.variants.some(({ name }) => name === wanted)) {
        await makeAgain(tx, media.originalId)
        await deps.jobs.send(tx, makeVariantsJob, { id: media.originalId })
      }
      return toldOf(saidOf(media), change)
    },
  })
}

const saidOf = ({ picture, licence, source }: MediaRow): MediaChange => ({
  alt_zh: picture.alt_zh,
  alt_ja: picture.alt_ja,
  alt_en: picture.alt_en,
  credit: picture.credit,
  licence,
  source_url: source,
  focus_x: picture.focusX,
  focus_y: picture.focusY,
})

/** Only what differs. */
function toldOf(before: MediaChange, after: MediaChange) {
  const fields = (Object.keys(before) as (keyof MediaChange)[]).filter((field) => before[field] !== after[field])
  const told = (said: MediaChange) => Object.fromEntries(fields.map((field) => [field, said[field]]))
  return { before: told(before), after: told(after) }
}
