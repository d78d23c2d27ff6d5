import type { Appearance } from '@koma/contract/library.ts'
import { languages } from '@koma/domain/languages.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { AppearanceRow } from './queries/appearances.ts'
import type { ComicFacts } from './queries/comics.ts'
import type { CreatorFacts, OrganisationFacts } from './queries/people.ts'
import type { VideoFacts } from './queries/recordings.ts'

/** What a work has beyond its card. */
export function presentComicFacts({ creators, publisher, year, yearBasis, genres, isbn }: ComicFacts) {
  return { creators: [...creators], publisher, year, year_basis: yearBasis, genres: [...genres], isbn }
}

/** What a person has beyond the card. */
export function presentCreatorFacts({ aliases, roles, country, worksCount }: CreatorFacts) {
  return { aliases: [...aliases], roles: [...roles], country, works_count: worksCount }
}

/** An activity of a person, as a link. */
export const presentAppearance = ({ link, startsAt, ...shown }: AppearanceRow): Appearance => ({
  ...link,
  ...shown,
  starts_at: formatTaipeiDateTime(startsAt),
})

/** What a house or an association has beyond its card; its summary is its introduction. */
export function presentOrganisationFacts(
  words: Readonly<Record<'summary_zh' | 'summary_ja' | 'summary_en', string | null>>,
  facts: OrganisationFacts,
) {
  return {
    form: facts.form,
    website: facts.website,
    email: facts.email,
    phone: facts.phone,
    address_zh: facts.address_zh,
    address_ja: facts.address_ja,
    address_en: facts.address_en,
    city: facts.city,
    founded: facts.founded,
    works_count: facts.worksCount,
    logo: null,
    introduction_zh: words.summary_zh,
    introduction_ja: words.summary_ja,
    introduction_en: words.summary_en,
  }
}

/** What a video has beyond its card. */
export function presentVideoFacts({ durationS, source, subtitles, album }: VideoFacts) {
  return { duration_s: durationS, source, subtitles: [...subtitles], album }
}

/** The subtitles of a file stand beside it, under its name with the language: clip.webm, clip.zh.vtt. */
export function presentTracks({ source, subtitles }: VideoFacts) {
  if (source?.kind !== 'file') return []
  const stem = source.src.replace(/\.[a-z0-9]+$/, '')
  return languages
    .filter((language) => subtitles.includes(language))
    .map((language) => ({ language, src: `${stem}.${language}.vtt` }))
}
