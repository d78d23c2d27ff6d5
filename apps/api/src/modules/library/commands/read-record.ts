import type { Award, Comic, Creator, Organisation } from '@koma/contract/library.ts'
import type { Db } from '../../../platform/db.ts'
import { itemById, named, titled } from '../../content/public.ts'
import { presentAward, presentEditionFacts } from '../present-award.ts'
import { presentAppearance, presentComicFacts, presentCreatorFacts, presentOrganisationFacts } from '../present.ts'
import { appearancesOf } from '../queries/appearances.ts'
import { awardOfEdition, editionFacts, editionsBeside, entriesOf } from '../queries/awards.ts'
import { comicFacts, worksOf } from '../queries/comics.ts'
import { honoursOfComic, honoursOfCreator } from '../queries/honours.ts'
import { creatorFacts, housesOf, organisationFacts } from '../queries/people.ts'

// A record as its page shows it; undefined where none is shown.

/** A work with its people, its house, its awards and its sources. */
export async function readComic(db: Db, id: number, memberId: string | null): Promise<Comic | undefined> {
  const item = await itemById(db, 'comic', id, memberId)
  if (!item) return undefined
  const [facts, awards] = await Promise.all([comicFacts(db, [id]), honoursOfComic(db, id)])
  return { ...titled.article(item), ...presentComicFacts(facts.get(id)!), ...provedBy(item), awards: [...awards] }
}

/** A person with works, houses, awards, activities and sources. */
export async function readCreator(db: Db, id: number, memberId: string | null): Promise<Creator | undefined> {
  const item = await itemById(db, 'creator', id, memberId)
  if (!item) return undefined
  const [facts, comics, publishers, awards, appearances] = await Promise.all([
    creatorFacts(db, [id]),
    worksOf(db, { creator: id }),
    housesOf(db, id),
    honoursOfCreator(db, id),
    appearancesOf(db, id),
  ])
  const own = facts.get(id)!
  return {
    ...named.article(item),
    ...presentCreatorFacts(own),
    ...provedBy(item),
    website: own.website,
    comics: [...comics],
    publishers: [...publishers],
    awards: [...awards],
    activities: appearances.map(presentAppearance),
  }
}

/** A house or an association with its works. */
export async function readOrganisation(
  db: Db,
  kind: 'union' | 'publisher',
  id: number,
  memberId: string | null,
): Promise<Organisation | undefined> {
  const item = await itemById(db, kind, id, memberId)
  if (!item) return undefined
  const [facts, comics] = await Promise.all([organisationFacts(db, [id]), worksOf(db, { publisher: id })])
  return {
    ...named.article(item),
    ...presentOrganisationFacts(item, facts.get(id)!),
    ...provedBy(item),
    comics: [...comics],
  }
}

/** An edition of an award: about the award, records, finalists, winners and the minister's message. */
export async function readAward(db: Db, id: number, memberId: string | null): Promise<Award | undefined> {
  const item = await itemById(db, 'award', id, memberId)
  if (!item) return undefined
  const [facts, award, entries, editions] = await Promise.all([
    editionFacts(db, [id]),
    awardOfEdition(db, id),
    entriesOf(db, id),
    editionsBeside(db, id),
  ])
  return {
    ...named.article(item),
    ...presentEditionFacts(facts.get(id)!),
    ...presentAward(award, entries),
    editions: [...editions],
    sources: [...new Set([...item.sources, ...award.sources])],
    unsourced: [...item.unsourced],
  }
}

const provedBy = ({ sources, unsourced }: { sources: readonly string[]; unsourced: readonly string[] }) => ({
  sources: [...sources],
  unsourced: [...unsourced],
})
