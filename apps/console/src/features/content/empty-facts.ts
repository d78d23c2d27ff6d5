import type { FactSection, FactsOf } from '@koma/contract/content-facts.ts'

/** Facts of which nobody has said anything. */
export const emptyFacts: { readonly [Section in FactSection]: FactsOf<Section> } = {
  video: { source_kind: null, source: null, duration_s: null, subtitles: [], chapters: [] },
  album: { video_ids: [] },
  comic: { creator_ids: [], genre_ids: [], publisher_id: null, year: null, year_basis: null, isbn: null },
  creator: { aliases: [], roles: [], country: null, website: null },
  organisation: {
    form: null,
    website: null,
    email: null,
    phone: null,
    city_id: null,
    address_zh: null,
    address_ja: null,
    address_en: null,
    founded: null,
  },
  award: { award_id: null, edition: null, year: null, held_on: null, venue_zh: null, entries: null, complete: false },
}
