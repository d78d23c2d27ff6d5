import type { CreatorListQuery, OrganisationListQuery } from '@koma/contract/library.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isPublished, linkTo } from '../../content/public.ts'
import { awardOfEntry, type Filter } from './filters.ts'
import type { LinkRow } from './honours.ts'
import { byInitial, nameOrder } from './initials.ts'

export interface CreatorFacts {
  readonly id: number
  readonly aliases: readonly string[]
  readonly roles: readonly string[]
  readonly country: string
  readonly website: string | null
  readonly worksCount: number
}

export interface OrganisationFacts {
  readonly id: number
  readonly form: string
  readonly website: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address_zh: string | null
  readonly address_ja: string | null
  readonly address_en: string | null
  readonly city: {
    readonly id: string
    readonly name_zh: string
    readonly name_ja: string | null
    readonly name_en: string | null
  } | null
  readonly founded: string | null
  readonly worksCount: number
}

/** The filters of the list of people. A role names itself: the site has its word. */
export function creatorFilters({ role, award, ...query }: CreatorListQuery) {
  return {
    initial: byInitial(query),
    role: {
      chosen:
        role === undefined
          ? undefined
          : sql`
        exists (
          select from creator
           where creator.content_id = content.id
             and ${role} = any(creator.roles))`,
      values: sql`
        select role as value, role as name_zh, null as name_ja, null as name_en, 0 as sort
          from creator,
               unnest(creator.roles) as role
         where creator.content_id = content.id`,
    },
    award: {
      chosen:
        award === undefined
          ? undefined
          : sql`
        exists (
          select from award_entry_creator
            join award_entry on award_entry.id = award_entry_creator.entry_id
            ${awardOfEntry}
           where award_entry_creator.creator_id = content.id
             and award.slug = ${award})`,
      values: sql`
        select award.slug as value, award.name_zh, award.name_ja, award.name_en, award.sort
          from award_entry_creator
          join award_entry on award_entry.id = award_entry_creator.entry_id
          ${awardOfEntry}
         where award_entry_creator.creator_id = content.id`,
    },
  } satisfies Record<string, Filter>
}

/** The filter of the lists of houses and associations. */
export function organisationFilters({ form, ...query }: OrganisationListQuery) {
  return {
    initial: byInitial(query),
    form: {
      chosen:
        form === undefined
          ? undefined
          : sql`
        exists (
          select from organisation
           where organisation.content_id = content.id
             and organisation.form = ${form})`,
      values: sql`
        select form as value, form as name_zh, null as name_ja, null as name_en, 0 as sort
          from organisation
         where organisation.content_id = content.id`,
    },
  } satisfies Record<string, Filter>
}

/** Works that are shown, of a person and of a house. */
const worksCount = sql`
  (select count(*)
     from comic_creator
     join content on content.id = comic_creator.comic_id
    where comic_creator.creator_id = creator.content_id
      and ${isPublished})`
const housePublished = sql`
  (select count(*)
     from comic
     join content on content.id = comic.content_id
    where comic.publisher_id = organisation.content_id
      and ${isPublished})`

/** By name, or those with most works first; every other order is that of all lists. */
export function creatorOrder(query: CreatorListQuery) {
  if (query.sort === 'name') return nameOrder(query)
  if (query.sort === 'works')
    return sql`(select count(*) from comic_creator where creator_id = content.id) desc, content.id`
  return undefined
}

/** By name, or those that published most works first. */
export function organisationOrder(query: OrganisationListQuery) {
  if (query.sort === 'name') return nameOrder(query)
  if (query.sort === 'works') return sql`(select count(*) from comic where publisher_id = content.id) desc, content.id`
  return undefined
}

/** The facts of these people, by their ids. */
export async function creatorFacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, CreatorFacts>> {
  const { rows } = await sql<CreatorFacts>`
    select content_id as id, aliases, roles, country, website, ${worksCount} as "worksCount"
      from creator
     where content_id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The houses that have published a person, in the order of their ids. */
export async function housesOf(db: Db, creatorId: number): Promise<readonly LinkRow[]> {
  const { rows } = await sql<{ link: LinkRow | null }>`
    select ${linkTo(sql`house.publisher_id`)} as link
      from (
        select distinct comic.publisher_id
          from comic
          join comic_creator on comic_creator.comic_id = comic.content_id
         where comic_creator.creator_id = ${creatorId}
           and comic.publisher_id is not null
      ) house
     order by house.publisher_id`.execute(db)
  return rows.flatMap(({ link }) => link ?? [])
}

/** The facts of these houses or associations, by their ids. */
export async function organisationFacts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrganisationFacts>> {
  const { rows } = await sql<OrganisationFacts>`
    select content_id as id, form, website, email, phone, address_zh, address_ja, address_en, founded,
           ${housePublished} as "worksCount",
           (select json_build_object('id', city.id, 'name_zh', city.name_zh, 'name_ja', city.name_ja,
                                     'name_en', city.name_en)
              from city
             where city.id = organisation.city_id) as city
      from organisation
     where content_id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
