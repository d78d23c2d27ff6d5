import type { Draft } from '@koma/contract/content-desk.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Piece } from './words.ts'

type Wrong = Readonly<Record<string, readonly string[]>>
type Asked = Pick<Draft, 'album' | 'comic' | 'organisation' | 'award' | 'activity'>

/** Facts that name something which is not there, or is another's already: the keys of their messages by field. */
export async function wrongFacts(tx: Tx, id: number | null, form: Asked): Promise<Wrong> {
  const wrong: Record<string, readonly string[]> = {}
  for (const [table, named] of Object.entries(namedIn(form)) as [Named, readonly Naming[]][]) {
    const unknown = await unknownIn(tx, table, named)
    for (const { field, id: one } of named) if (unknown.has(one)) wrong[field] = ['field.choice']
  }
  if (!(await isCity(tx, form.organisation?.city_id ?? null))) wrong['organisation.city_id'] = ['field.choice']
  if (await isTaken(tx, id, form.award)) wrong['award.edition'] = ['field.edition_twice']
  if (id !== null && form.activity) Object.assign(wrong, await wrongPlaces(tx, id, form.activity.registration))
  return wrong
}

/** Where the ids of each kind of things are known. */
const tables = {
  video: sql`select content_id as id from video`,
  creator: sql`select content_id as id from creator`,
  comic: sql`select content_id as id from comic`,
  publisher: sql`select id from content where kind = 'publisher'`,
  genre: sql`select id from genre`,
  award: sql`select id from award`,
} as const
type Named = keyof typeof tables

/** Something that a form names, and at which field. */
interface Naming {
  readonly field: string
  readonly id: number
}

/** Everything that a form names, by what it is. */
function namedIn({ album, comic, award, activity }: Asked): Readonly<Record<Named, readonly Naming[]>> {
  const each = (field: string, ids: readonly (number | null | undefined)[] = []): Naming[] =>
    ids.flatMap((id) => (id === null || id === undefined ? [] : [{ field, id }]))
  const entries = (award?.categories ?? []).flatMap((category, place) =>
    category.entries.map((entry, line) => ({ ...entry, at: `award.categories.${place}.entries.${line}` })),
  )
  const speakers = activity?.speakers ?? []
  return {
    video: each('album.video_ids', album?.video_ids),
    genre: each('comic.genre_ids', comic?.genre_ids),
    award: each('award.award_id', [award?.award_id]),
    comic: entries.flatMap(({ at, comic_id }) => each(`${at}.comic_id`, [comic_id])),
    publisher: [
      ...each('comic.publisher_id', [comic?.publisher_id]),
      ...entries.flatMap(({ at, publisher_id }) => each(`${at}.publisher_id`, [publisher_id])),
    ],
    creator: [
      ...each('comic.creator_ids', comic?.creator_ids),
      ...entries.flatMap(({ at, creator_ids }) => each(`${at}.creator_ids`, creator_ids)),
      ...speakers.flatMap(({ creator_id }, place) => each(`activity.speakers.${place}.creator_id`, [creator_id])),
    ],
  }
}

async function unknownIn(tx: Tx, table: Named, named: readonly Naming[]): Promise<ReadonlySet<number>> {
  if (named.length === 0) return new Set()
  const known: Piece = tables[table]
  const { rows } = await sql<{ id: number }>`
    select distinct wanted.id
      from unnest(${named.map(({ id }) => id)}::integer[]) as wanted (id)
     where not exists (select from (${known}) known where known.id = wanted.id)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function isCity(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true
  return (await sql`select id from city where id = ${id}`.execute(tx)).rows.length > 0
}

/** Whether another item is this edition of the award. */
async function isTaken(tx: Tx, id: number | null, award: Draft['award']): Promise<boolean> {
  if (award === null || award.award_id === null || award.edition === null) return false
  const { rows } = await sql`
    select content_id
      from award_edition
     where award_id = ${award.award_id}
       and edition = ${award.edition}
       and content_id is distinct from ${id}::integer`.execute(tx)
  return rows.length > 0
}

/** What would take a place away that somebody holds, or waits for. */
async function wrongPlaces(
  tx: Tx,
  id: number,
  registration: NonNullable<Draft['activity']>['registration'],
): Promise<Wrong> {
  const { rows } = await sql<{ taken: number; waiting: number }>`
    select taken, waiting
      from activity_admission
     where activity_id = ${id}`.execute(tx)
  const { taken, waiting } = rows[0] ?? { taken: 0, waiting: 0 }
  if (registration === null) return taken + waiting > 0 ? { 'activity.registration': ['field.has_registered'] } : {}
  const { capacity, keeps_waiting } = registration
  return {
    ...(capacity !== null && capacity < taken && { 'activity.registration.capacity': ['field.places_taken'] }),
    ...(!keeps_waiting && waiting > 0 && { 'activity.registration.keeps_waiting': ['field.has_registered'] }),
  }
}
