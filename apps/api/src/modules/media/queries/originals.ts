import type { MediaWords } from '@koma/contract/media.ts'
import { sql } from 'kysely'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { makeLeaseSeconds } from '../policy.ts'

/** Bytes that somebody uploaded. */
export interface NewOriginal {
  readonly id: string
  readonly imageId: string
  readonly storageKey: string
  readonly name: string
  readonly size: number
  readonly digest: Buffer
  readonly width: number
  readonly height: number
}

/** One size of a picture, kept. */
export interface NewVariant {
  readonly name: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly storageKey: string
  readonly size: number
  readonly digest: Buffer
}

/** A new picture; its bytes come in the same transaction. */
export async function insertImage(
  tx: Tx,
  { id, originalId, staff, words }: { id: string; originalId: string; staff: StaffCaller; words: MediaWords },
): Promise<void> {
  await sql`
    insert into media_image (id, original_id, alt_zh, alt_ja, alt_en, credit, licence, source, made_by, made_by_name)
    values (${id}, ${originalId}, ${words.alt_zh}, ${words.alt_ja}, ${words.alt_en}, ${words.credit}, ${words.licence},
            ${words.source_url}, ${staff.id}, ${staff.name})`.execute(tx)
}

/** Bytes whose sizes are to be made at once. */
export async function insertOriginal(tx: Tx, original: NewOriginal): Promise<void> {
  await sql`
    insert into media_original (id, image_id, storage_key, name, size, digest, width, height, next_try_at)
    values (${original.id}, ${original.imageId}, ${original.storageKey}, ${original.name}, ${original.size},
            ${original.digest}, ${original.width}, ${original.height}, koma_now())`.execute(tx)
}

/** Keeps a size; one of that name that another worker made meanwhile stays. */
export async function insertVariant(db: Db | Tx, originalId: string, variant: NewVariant): Promise<void> {
  await sql`
    insert into media_variant (original_id, name, width, height, type, storage_key, size, digest)
    values (${originalId}, ${variant.name}, ${variant.width}, ${variant.height}, ${variant.type}, ${variant.storageKey},
            ${variant.size}, ${variant.digest})
    on conflict on constraint media_variant__identity do nothing`.execute(db)
}

/** What a worker needs to make the sizes of a picture. */
export interface ClaimedOriginal {
  readonly id: string
  readonly imageId: string
  readonly storageKey: string
  readonly digest: Buffer
  readonly width: number
  readonly height: number
  readonly tries: number
  readonly focusX: number
  readonly focusY: number
  /** Names of the sizes that are there. */
  readonly made: readonly string[]
}

// No wait is longer than some minutes: a later one is from before somebody put the demo's clock back.
const isDue = sql`
  state = 'making'
  and (next_try_at <= koma_now() or next_try_at > koma_now() + interval '1 hour')`

/** Takes bytes that are due for the length of the lease; the row's lock lets one of many workers have them. */
export async function claimOriginal(db: Db, id: string): Promise<ClaimedOriginal | undefined> {
  const { rows } = await sql<ClaimedOriginal>`
    update media_original original
       set tries = tries + 1,
           next_try_at = koma_now() + make_interval(secs => ${makeLeaseSeconds})
      from media_image image
     where original.id = ${id}
       and image.id = original.image_id
       and ${isDue}
    returning original.id,
              original.image_id as "imageId",
              original.storage_key as "storageKey",
              original.digest,
              original.width,
              original.height,
              original.tries,
              image.focus_x as "focusX",
              image.focus_y as "focusY",
              array(select name from media_variant where original_id = original.id) as made`.execute(db)
  return rows[0]
}

/** Bytes whose sizes are to be made, the longest waiting first. */
export async function dueOriginals(db: Db, max: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
      from media_original
     where ${isDue}
     order by next_try_at, id
     limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next try is so many seconds away; null gives up. One that outlived its lease changes nothing. */
export async function putBackOriginal(
  db: Db,
  { id, tries }: Pick<ClaimedOriginal, 'id' | 'tries'>,
  seconds: number | null,
): Promise<void> {
  await sql`
    update media_original
       set state = case when ${seconds}::integer is null then 'failed' else 'making' end,
           next_try_at = koma_now() + make_interval(secs => ${seconds}::integer)
     where id = ${id}
       and state = 'making'
       and tries = ${tries}`.execute(db)
}

/**
 * Every size is there: the picture shows these bytes from now on, unless younger ones are shown already. False when the
 * point to cut around was moved meanwhile: then they are to be made once more.
 */
export async function showOriginal(tx: Tx, original: ClaimedOriginal): Promise<boolean> {
  const { id, imageId, focusX, focusY } = original
  // Whoever moves the point holds the picture, too, and either sees these bytes as ready or is seen here.
  const { rows } = await sql<{ focusX: number; focusY: number }>`
    select focus_x as "focusX", focus_y as "focusY" from media_image where id = ${imageId} for update`.execute(tx)
  const [now] = rows
  if (now && (now.focusX !== focusX || now.focusY !== focusY)) {
    await makeAgain(tx, id)
    return false
  }
  await sql`
    update media_original
       set state = 'ready',
           next_try_at = null
     where id = ${id}`.execute(tx)
  await sql`
    update media_image
       set original_id = ${id},
           version = version + 1
     where id = ${imageId}
       and original_id <> ${id}
       and (select made_at from media_original where id = ${id})
             >= (select made_at from media_original where id = media_image.original_id)`.execute(tx)
  return true
}

/** Its sizes are to be made once more: a point to cut around has no picture yet. */
export async function makeAgain(tx: Tx, originalId: string): Promise<void> {
  await sql`
    update media_original
       set state = 'making',
           tries = 0,
           next_try_at = koma_now()
     where id = ${originalId}`.execute(tx)
}
