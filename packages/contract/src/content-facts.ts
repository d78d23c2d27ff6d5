import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { zActivityFacts } from './activity-facts.ts'
import { zAwardFacts } from './award-facts.ts'
import type { DeskKind } from './content.ts'
import { factLengths, wrongIn, zIds, zParts, zWebsite } from './fact-fields.ts'
import { zPageFacts } from './page-facts.ts'
import { zId, zInteger, zOptionalText, zOptionalTexts, zRequiredText, zText } from './wire.ts'

// What an item has beside its words, kind by kind. Everything may be empty in a draft; what a kind cannot be shown
// without stands in `requiredFacts`.

const zChapter = z.object({
  starts_s: zInteger(0, 86_400),
  ...zOptionalTexts('title', factLengths.name),
  title_zh: zRequiredText(factLengths.name),
})

/** How the address of a recording looks in each house. */
const sourceForms = {
  file: /^(\/|https:\/\/)[^\s]+$/,
  youtube: /^[A-Za-z0-9_-]{11}$/,
  vimeo: /^[0-9]{1,12}$/,
} as const
export const sourceKinds = ['file', 'youtube', 'vimeo'] as const

export const zVideoFacts = z
  .object({
    source_kind: z.enum(sourceKinds, 'field.choice').nullable().default(null),
    source: zOptionalText(factLengths.source).describe('Address of the file, or the id at YouTube or Vimeo.'),
    duration_s: zInteger(1, 86_400).nullable().default(null),
    subtitles: z.array(z.enum(languages, 'field.choice'), 'field.choice').max(3, 'field.too_many').default([]),
    chapters: zParts(zChapter, factLengths.chapters).default([]),
  })
  .superRefine(({ source_kind, source, chapters }, context) => {
    const wrong = wrongIn(context)
    if (source_kind === null && source !== null) wrong(['source_kind'], 'field.required')
    if (source_kind !== null && source === null) wrong(['source'], 'field.required')
    if (source_kind !== null && source !== null && !sourceForms[source_kind].test(source))
      wrong(['source'], 'field.video_source')
    const starts = chapters.map(({ starts_s }) => starts_s)
    starts.forEach((at, place) => {
      if (starts.indexOf(at) !== place) wrong(['chapters', place, 'starts_s'], 'field.chapter_twice')
    })
  })

export const zAlbumFacts = z.object({ video_ids: zIds(factLengths.videos).describe('In the order of the album.') })

export const zComicFacts = z
  .object({
    creator_ids: zIds(factLengths.people).describe('In the order of the title page.'),
    genre_ids: zIds(factLengths.people),
    publisher_id: zId.nullable().default(null),
    year: zInteger(1_800, 2_200).nullable().default(null),
    year_basis: z.enum(['publication', 'award_or_serialisation'], 'field.choice').nullable().default(null),
    isbn: zText(13)
      .regex(/^([0-9]{9}[0-9X]|[0-9]{13})$/, 'field.isbn')
      .nullable()
      .default(null),
  })
  .superRefine(({ year, year_basis }, context) => {
    if ((year === null) !== (year_basis === null))
      wrongIn(context)([year === null ? 'year' : 'year_basis'], 'field.required')
  })

export const creatorRoles = ['artist', 'writer', 'original'] as const

export const zCreatorFacts = z.object({
  aliases: zParts(zRequiredText(factLengths.name), factLengths.aliases).default([]),
  roles: z.array(z.enum(creatorRoles, 'field.choice'), 'field.choice').max(3, 'field.too_many').default([]),
  country: zText(2)
    .regex(/^[a-z]{2}$/, 'field.choice')
    .nullable()
    .default(null),
  website: zWebsite,
})

export const organisationForms = [
  'publisher',
  'imprint',
  'studio',
  'platform',
  'union',
  'association',
  'foundation',
  'agency',
] as const

export const zOrganisationFacts = z.object({
  form: z.enum(organisationForms, 'field.choice').nullable().default(null),
  website: zWebsite,
  email: zText(factLengths.name)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'field.email')
    .nullable()
    .default(null),
  phone: zOptionalText(50),
  city_id: zOptionalText(20),
  ...zOptionalTexts('address', factLengths.address),
  founded: zText(10)
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'field.founded')
    .nullable()
    .default(null)
    .describe('A year, a month or a day, as exactly as it is known.'),
})

/** The facts of a form, each under its own name; of every kind but the item's own they stay null. */
export const factSections = {
  video: zVideoFacts.nullable().default(null),
  album: zAlbumFacts.nullable().default(null),
  comic: zComicFacts.nullable().default(null),
  creator: zCreatorFacts.nullable().default(null),
  organisation: zOrganisationFacts.nullable().default(null),
  award: zAwardFacts.nullable().default(null),
  activity: zActivityFacts.nullable().default(null),
  page: zPageFacts.nullable().default(null),
} as const

export type FactSection = keyof typeof factSections
export type Facts = { readonly [Section in FactSection]: z.output<(typeof factSections)[Section]> }
export type FactsOf<Section extends FactSection> = NonNullable<Facts[Section]>

export const sectionNames = Object.keys(factSections) as readonly FactSection[]

/** Where the facts of a kind stand in its form; news have none. */
export const sectionOf = {
  video: 'video',
  album: 'album',
  comic: 'comic',
  creator: 'creator',
  publisher: 'organisation',
  union: 'organisation',
  award: 'award',
  activity: 'activity',
  page: 'page',
} as const satisfies Partial<Record<DeskKind, FactSection>>

/** The section of a kind; undefined where it has no facts. */
export const factSectionOf = (kind: DeskKind): FactSection | undefined =>
  (sectionOf as Partial<Record<DeskKind, FactSection>>)[kind]

/** What an item cannot be shown without. */
export const requiredFacts: Readonly<Record<FactSection, readonly string[]>> = {
  video: ['duration_s'],
  album: [],
  comic: [],
  creator: ['country'],
  organisation: ['form'],
  award: ['award_id', 'edition', 'year'],
  activity: ['starts_at', 'ends_at', 'location_zh', 'organiser_zh'],
  page: [],
}

/** What a form lacks to be shown, by the addresses of its fields; the type of an activity is its category. */
export function missingFacts(kind: DeskKind, form: Facts & { readonly type_id: number | null }): readonly string[] {
  const section = factSectionOf(kind)
  if (!section) return []
  const missing = missingIn(form[section], requiredFacts[section], section)
  if (kind !== 'activity') return missing
  const registration = form.activity?.registration
  return [
    ...(form.type_id === null ? ['type_id'] : []),
    ...missing,
    ...(registration ? missingIn(registration, ['opens_at', 'closes_at'], 'activity.registration') : []),
  ]
}

const missingIn = (said: object | null, wanted: readonly string[], address: string): string[] =>
  wanted
    .filter((field) => ((said as Readonly<Record<string, unknown>> | null)?.[field] ?? null) === null)
    .map((field) => `${address}.${field}`)
