import type { FilterValue } from '@koma/contract/content.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { conditionsOf } from '../../content/public.ts'

type Piece = RawBuilder<unknown>

/** From an entry to the award that it was given or that it was chosen for. */
export const awardOfEntry = sql`
  join award_category on award_category.id = award_entry.category_id
  join award_edition on award_edition.content_id = award_category.edition_id
  join award on award.id = award_edition.award_id`

/**
 * A filter of a list: what an item must have when a value is chosen, and how the values are counted. `values` joins
 * `content` to rows of value, name_zh, name_ja, name_en and sort.
 */
export interface Filter {
  readonly chosen: Piece | undefined
  readonly values: Piece
}

/** Values that one filter offers at most. */
const valuesMax = 60

type Listed = Parameters<typeof conditionsOf>[0]

/** Of each filter its values, and how many items have them while the other filters stay as they are chosen. */
export async function countFilters<Name extends string>(
  db: Db,
  list: Omit<Listed, 'where'>,
  filters: Readonly<Record<Name, Filter>>,
): Promise<Record<Name, FilterValue[]>> {
  const names = Object.keys(filters) as Name[]
  const counted = await Promise.all(
    names.map(async (name) => {
      const others = names.filter((one) => one !== name).map((one) => filters[one])
      return [name, await countValues(db, { ...list, where: conditions(others) }, filters[name].values)] as const
    }),
  )
  return Object.fromEntries(counted) as Record<Name, FilterValue[]>
}

/** What all the chosen filters ask of an item together. */
export const conditions = (filters: readonly Filter[]): Piece[] =>
  filters.flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen]))

async function countValues(db: Db, list: Listed, values: Piece): Promise<FilterValue[]> {
  const { rows } = await sql<FilterValue>`
    select choice.value,
           min(choice.name_zh) as name_zh,
           min(choice.name_ja) as name_ja,
           min(choice.name_en) as name_en,
           count(distinct content.id)::integer as count
      from content
     cross join lateral (${values}) choice
     where ${conditionsOf(list)}
     group by choice.value
     order by min(choice.sort), count(distinct content.id) desc, choice.value
     limit ${valuesMax}`.execute(db)
  return rows
}
