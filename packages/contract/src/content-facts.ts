import { z } from 'zod'
import type { ContentKind } from './content.ts'
import { zId, zInteger, zRequiredText, zTaipeiDate, zText } from './wire.ts'

// What an item has beside its words, kind by kind. Everything may be empty in a draft; what a kind cannot be shown
// without stands in `requiredFacts`.

/** The longest texts of facts (characters), and the most of a list. */
export const factLengths = {
  source: 500,
  address: 300,
  name: 200,
  aliases: 30,
  chapters: 100,
  videos: 200,
  people: 30,
} as const

const zLine = (max: number) => zText(max).nullable().default(null)
const zWebsite = zText(factLengths.source)
  .regex(/^https?:\/\/\S+$/, 'field.web_address')
  .nullable()
  .default(null)
const zIds = (max: number) => z.array(zId, 'field.choice').max(max, 'field.too_many').default([])

const zChapter = z.object({
  starts_s: zInteger(0, 86_400),
  title_zh: zRequiredText(factLengths.name),
  title_ja: zLine(factLengths.name),
  title_en: zLine(factLengths.name),
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
    source: zLine(factLengths.source).describe('Address of the file, or the id at YouTube or Vimeo.'),
    duration_s: zInteger(1, 86_400).nullable().default(null),
    subtitles: z
      .array(z.enum(['zh', 'ja', 'en'], 'field.choice'), 'field.choice')
      .max(3, 'field.too_many')
      .default([]),
    chapters: z.array(zChapter, 'field.required').max(factLengths.chapters, 'field.too_many').default([]),
  })
  .superRefine(({ source_kind, source, chapters }, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
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
    if ((year === null) === (year_basis === null)) return
    context.addIssue({
      code: 'custom',
      path: [year === null ? 'year' : 'year_basis'],
      message: 'field.required',
    })
  })

export const creatorRoles = ['artist', 'writer', 'original'] as const

export const zCreatorFacts = z.object({
  aliases: z
    .array(zRequiredText(factLengths.name), 'field.required')
    .max(factLengths.aliases, 'field.too_many')
    .default([]),
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
  phone: zLine(50),
  city_id: zText(20).nullable().default(null),
  address_zh: zLine(factLengths.address),
  address_ja: zLine(factLengths.address),
  address_en: zLine(factLengths.address),
  founded: zText(10)
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'field.founded')
    .nullable()
    .default(null)
    .describe('A year, a month or a day, as exactly as it is known.'),
})

export const zAwardFacts = z.object({
  award_id: zId.nullable().default(null),
  edition: zInteger(1, 999).nullable().default(null),
  year: zInteger(1_900, 2_200).nullable().default(null),
  held_on: zTaipeiDate.nullable().default(null),
  venue_zh: zLine(factLengths.name),
  entries: zInteger(1, 1_000_000).nullable().default(null),
  complete: z.boolean('field.choice').default(false),
})

/** The facts of a form, each under its own name; of every kind but the item's own they stay null. */
export const factSections = {
  video: zVideoFacts.nullable().default(null),
  album: zAlbumFacts.nullable().default(null),
  comic: zComicFacts.nullable().default(null),
  creator: zCreatorFacts.nullable().default(null),
  organisation: zOrganisationFacts.nullable().default(null),
  award: zAwardFacts.nullable().default(null),
} as const

export type FactSection = keyof typeof factSections
export type Facts = { readonly [Section in FactSection]: z.output<(typeof factSections)[Section]> }
export type FactsOf<Section extends FactSection> = NonNullable<Facts[Section]>

export const sectionNames = Object.keys(factSections) as readonly FactSection[]

/** Where the facts of a kind stand in its form; of news and activities there are none here. */
export const sectionOf = {
  video: 'video',
  album: 'album',
  comic: 'comic',
  creator: 'creator',
  publisher: 'organisation',
  union: 'organisation',
  award: 'award',
} as const satisfies Partial<Record<ContentKind, FactSection>>

/** The section of a kind; undefined where it has no facts. */
export const factSectionOf = (kind: ContentKind): FactSection | undefined =>
  (sectionOf as Partial<Record<ContentKind, FactSection>>)[kind]

/** What an item cannot be shown without. */
export const requiredFacts: Readonly<Record<FactSection, readonly string[]>> = {
  video: ['duration_s'],
  album: [],
  comic: [],
  creator: ['country'],
  organisation: ['form'],
  award: ['award_id', 'edition', 'year'],
}

/** The required facts that are missing in a form, by the addresses of their fields. */
export function missingFacts(kind: ContentKind, facts: Facts): readonly string[] {
  const section = factSectionOf(kind)
  if (!section) return []
  const said = facts[section] as Readonly<Record<string, unknown>> | null
  return requiredFacts[section]
    .filter((field) => (said?.[field] ?? null) === null)
    .map((field) => `${section}.${field}`)
}
