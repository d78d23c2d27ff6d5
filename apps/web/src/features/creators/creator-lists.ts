import { calls } from '../../lib/calls.ts'
import { localised, nameOf } from '../../lib/localised.ts'
import { load, type Screen } from '../../lib/screen.ts'

/** The lists that the creator's form offers, in the reader's language alone. */
export async function creatorLists(screen: Screen) {
  const { language } = screen
  const [industries, countries] = await Promise.all([
    load(screen, calls.industries()),
    load(screen, calls.foreigners()),
  ])
  return {
    industries: industries.map((one) => ({
      id: one.id,
      name: nameOf(one, language),
      description: localised(one, 'description', language),
    })),
    countries: countries.map((one) => ({ id: one.id, name: nameOf(one, language) })),
  }
}

export type CreatorLists = Awaited<ReturnType<typeof creatorLists>>
