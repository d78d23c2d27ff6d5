import type { Places } from '@koma/domain/old-user-rows.ts'
import type { Db } from '../../../platform/db.ts'
import { cities, occupations } from '../../members/public.ts'

interface Named {
  readonly id: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

/** Finds cities, districts and occupations by their ids and by their names in any language and usual spelling. */
export async function matchPlaces(db: Db): Promise<Places> {
  const [allCities, jobs] = await Promise.all([cities(db, { abroad: true }), occupations(db)])
  const cityIds = byName(allCities, /[市縣县]$|( city| county)$/)
  const districtIds = new Map(
    allCities.map((city) => [city.id, byName(city.districts, /[區区鄉鎮市]$|( district| township)$/)]),
  )
  const jobIds = byName(jobs, /$^/)
  return {
    city: (name) => cityIds.get(plain(name)),
    district: (cityId, name) => districtIds.get(cityId)?.get(plain(name)),
    job: (name) => jobIds.get(plain(name)),
  }
}

/** The whole name first: a short form never takes the place of somebody's full one. */
function byName(places: readonly Named[], ending: RegExp): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const add = (name: string, id: string) => {
    if (name && !ids.has(name)) ids.set(name, id)
  }
  const namesOf = ({ id, name_zh, name_ja, name_en }: Named) =>
    [id, name_zh, name_ja, name_en].flatMap((name) => (name ? [plain(name)] : []))
  for (const place of places) for (const name of namesOf(place)) add(name, place.id)
  for (const place of places) for (const name of namesOf(place)) add(name.replace(ending, ''), place.id)
  return ids
}

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase().replaceAll('台', '臺')
