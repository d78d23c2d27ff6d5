import { referenceOf } from '@koma/database/reference-files.ts'
import { abroadCityId } from '@koma/domain/residence.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface Names {
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

export interface CityRow extends Names {
  readonly id: string
  readonly districts: readonly (Names & { readonly id: string; readonly zip: string })[]
}

/** The cities with their districts, in the order of the official list; abroad, whose districts are countries, last. */
export async function cities(db: Db, { abroad }: { readonly abroad: boolean }): Promise<readonly CityRow[]> {
  const { rows } = await sql<CityRow>`
    select city.id, city.name_zh, city.name_ja, city.name_en,
           json_agg(json_build_object('id', district.id, 'zip', district.zip, 'name_zh', district.name_zh,
                                      'name_ja', district.name_ja, 'name_en', district.name_en)
                    order by district.sort, district.id) as districts
      from city
      join district on district.city_id = city.id
     where ${abroad} or city.id <> ${abroadCityId}
     group by city.id
     order by city.sort, city.id`.execute(db)
  return rows
}

/** The occupations that the registration form offers. */
export async function occupations(db: Db): Promise<readonly (Names & { readonly id: string })[]> {
  const { rows } = await sql<Names & { id: string }>`
    select id, name_zh, name_ja, name_en
      from occupation
     order by sort, id`.execute(db)
  return rows
}

/** What people do in a comic, in the order of the list; the same for every installation. */
export function jobTypes() {
  return referenceOf('job_types')
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ sort: _sort, ...jobType }) => jobType)
}

/** Whether the city, the district in that city and the occupation exist. */
export async function knownPlaces(
  db: Db,
  { city, district, job }: { readonly city: string; readonly district: string; readonly job: string },
): Promise<{ readonly city: boolean; readonly district: boolean; readonly job: boolean }> {
  const { rows } = await sql<{ city: boolean; district: boolean; job: boolean }>`
    select exists (select from city where id = ${city}) as city,
           exists (select from district where city_id = ${city} and id = ${district}) as district,
           exists (select from occupation where id = ${job}) as job`.execute(db)
  return rows[0]!
}
