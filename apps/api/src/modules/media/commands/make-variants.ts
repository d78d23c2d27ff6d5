import { buffer } from 'node:stream/consumers'
import { variantWidths } from '@koma/domain/media-rules.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { DamagedFileError, openVerified } from '../../../platform/files/files.ts'
import { encodePicture, encodeShared, type EncodedPicture, type PictureType } from '../../../platform/picture-files.ts'
import { keepBytes } from '../../files/public.ts'
import { makeAgainSeconds, makeTriesMax } from '../policy.ts'
import { sharedName } from '../present.ts'
import {
  claimOriginal,
  dueOriginals,
  insertVariant,
  putBackOriginal,
  showOriginal,
  type ClaimedOriginal,
  type NewVariant,
} from '../queries/originals.ts'

/** The job that makes the sizes of one picture; its data is `{ id }`, that of the bytes. */
export const makeVariantsJob = 'media.make'

const sweepMax = 50

type Log = Pick<FastifyBaseLogger, 'warn'>

/**
 * Makes the sizes of a picture that are not there yet: first those that are made in a moment and every browser reads,
 * then the smaller ones, of one kind all at once, because a browser prefers them. Other bytes are shown when all of theirs
 * are there. Twice, late or by two workers, it does no harm; a point that is moved meanwhile is cut around, too.
 */
export async function makeVariants(deps: Deps, log: Log, id: string): Promise<void> {
  const original = await claimOriginal(deps.db, id)
  if (!original) return
  try {
    const missing = wantedOf(original).filter(({ name }) => !original.made.includes(name))
    let isShown = true
    const source = missing.length > 0 ? await buffer(await openVerified(deps.files, original)) : Buffer.alloc(0)
    for (const isSlow of [false, true]) {
      const made = await makeAll(
        deps,
        source,
        missing.filter(({ type }) => (type === 'image/avif') === isSlow),
      )
      await deps.db.transaction().execute(async (tx) => {
        for (const variant of made) await insertVariant(tx, id, variant)
        if (isSlow) isShown = await showOriginal(tx, original)
      })
    }
    if (!isShown) await makeVariants(deps, log, id)
  } catch (error) {
    log.warn({ err: error, mediaOriginalId: id, attempt: original.tries }, 'sizes of a picture not made')
    const isOver = original.tries >= makeTriesMax || error instanceof DamagedFileError
    await putBackOriginal(
      deps.db,
      original,
      isOver ? null : (makeAgainSeconds[original.tries - 1] ?? makeAgainSeconds.at(-1)!),
    )
  }
}

/** Makes the sizes of everything that is due: tries after a back-off, and what a killed worker left. */
export async function sweepVariants(deps: Deps, log: Log): Promise<void> {
  for (const id of await dueOriginals(deps.db, sweepMax)) await makeVariants(deps, log, id)
}

/** One after the other: a picture takes the memory of all its pixels. */
async function makeAll(deps: Deps, source: Buffer, wanted: readonly Wanted[]): Promise<readonly NewVariant[]> {
  const made: NewVariant[] = []
  for (const { name, type, encode } of wanted) {
    const { bytes, width, height } = await encode(source)
    made.push({ ...(await keepBytes(deps, bytes)), name, type, width, height })
  }
  return made
}

interface Wanted {
  readonly name: string
  readonly type: PictureType
  encode(source: Buffer): Promise<EncodedPicture>
}

function wantedOf({ width, height, focusX, focusY }: ClaimedOriginal): readonly Wanted[] {
  const sizes = variantWidths(width).flatMap((one) =>
    (['avif', 'webp'] as const).map((format) => ({
      name: `${one}.${format}`,
      type: `image/${format}` as const,
      encode: (source: Buffer) => encodePicture(source, { width: one, type: `image/${format}` }),
    })),
  )
  return [
    ...sizes,
    {
      name: sharedName(focusX, focusY),
      type: 'image/jpeg',
      encode: (source) => encodeShared(source, { width, height }, { x: focusX, y: focusY }),
    },
  ]
}
