import type { AwardLine } from '@koma/contract/library.ts'
import type { AwardFacts, EditionFacts, EntryRow } from './queries/awards.ts'

/** What an edition has beyond its card. */
export function presentEditionFacts({ award, year, edition, heldOn, winnersCount }: EditionFacts) {
  return { award, year, edition, held_on: heldOn, winners_count: winnersCount }
}

/** The page of an edition: about the award, the minister's message, and who was named for what. */
export function presentAward(award: AwardFacts, entries: readonly EntryRow[]) {
  const records: AwardLine[] = entries.map((entry) => ({ ...entry, creators: [...entry.creators] }))
  return {
    about_zh: award.about_zh,
    about_ja: award.about_ja,
    about_en: award.about_en,
    minister_message_zh: award.message_zh,
    minister_message_ja: award.message_ja,
    minister_message_en: award.message_en,
    organizer_zh: award.organizer_zh,
    organizer_ja: award.organizer_ja,
    organizer_en: award.organizer_en,
    website: award.website,
    since: award.since,
    venue_zh: award.venue_zh,
    entries: award.entries,
    is_complete: award.complete,
    records,
    finalists: records.filter(({ result }) => result === 'finalist'),
    winners: records.filter(({ result }) => result === 'winner'),
  }
}
