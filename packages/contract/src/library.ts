import { activityCategories } from '@koma/domain/activities.ts'
import { initialIndexes } from '@koma/domain/library-kinds.ts'
import { z } from 'zod'
import {
  zContentListQuery,
  zFilterValue,
  zNamedArticle,
  zNamedCard,
  zSources,
  zTexts,
  zTitledArticle,
  zTitledCard,
} from './content.ts'
import { idMax, zAt, zInteger, zMeta, zNames, zText } from './wire.ts'

const zFilter = zText(64).optional()

const zLibraryListQuery = zContentListQuery.extend({
  index: z.enum(initialIndexes, 'field.choice').optional().describe('Which letters `initial` and `sort=name` mean.'),
  initial: zFilter.describe('A letter of the index, `latin` or `other`.'),
})

/** The filters of each database; a value that nothing has gives an empty list. */
export const zComicListQuery = zLibraryListQuery.extend({
  genre: zFilter,
  decade: zInteger(0, 9_999).optional(),
  publisher: zInteger(0, idMax).optional(),
  award: zFilter.describe('Slug of an award that the work has won or stood for.'),
  sort: z.enum(['newest', 'oldest', 'popular', 'name', 'year'], 'field.choice').optional(),
})
const zSort = z.enum(['newest', 'oldest', 'popular', 'name', 'works'], 'field.choice').optional()
export const zCreatorListQuery = zLibraryListQuery.extend({ role: zFilter, award: zFilter, sort: zSort })
export const zOrganisationListQuery = zLibraryListQuery.extend({ form: zFilter, sort: zSort })
export const zAwardListQuery = zContentListQuery.extend({ award: zFilter, year: zInteger(0, 9_999).optional() })

export type LibraryListQuery = z.output<typeof zLibraryListQuery>
export type ComicListQuery = z.output<typeof zComicListQuery>
export type CreatorListQuery = z.output<typeof zCreatorListQuery>
export type OrganisationListQuery = z.output<typeof zOrganisationListQuery>
export type AwardListQuery = z.output<typeof zAwardListQuery>

/** A link to another record, by its name or title. */
export const zLink = z.object({ id: z.int(), ...zNames })
export type Link = z.output<typeof zLink>

const filtered = <Card extends z.ZodType, Names extends string>(card: Card, names: readonly Names[]) =>
  z.object({
    data: z.array(card),
    meta: zMeta,
    filters: z.object(
      Object.fromEntries(names.map((name) => [name, z.array(zFilterValue)])) as Record<
        Names,
        z.ZodArray<typeof zFilterValue>
      >,
    ),
  })

const comic = {
  creators: z.array(zLink),
  publisher: zLink.nullable(),
  year: z.int().nullable(),
  year_basis: z.enum(['publication', 'award_or_serialisation']).nullable().describe('What the year is the year of.'),
  genres: z.array(z.object({ slug: z.string(), ...zNames })),
  isbn: z.string().nullable(),
}

/** Where a work or a person stands in an edition of an award. */
export type Honour = z.output<typeof zHonour>
const zHonour = z.object({
  award: zLink,
  year: z.int(),
  ...zTexts('category'),
  result: z.enum(['winner', 'finalist']),
  title_zh: z.string().nullable(),
  comic_id: z.int().nullable(),
})

export const zComicCard = zTitledCard.extend(comic)
export const zComic = zTitledArticle.extend({ ...comic, ...zSources, awards: z.array(zHonour) })
export type ComicCard = z.output<typeof zComicCard>
export type Comic = z.output<typeof zComic>
export const zComicPage = filtered(zComicCard, ['genre', 'decade', 'publisher', 'award', 'initial'])
export type ComicPage = z.output<typeof zComicPage>

const creator = {
  aliases: z.array(z.string()),
  roles: z.array(z.string()),
  country: z.string(),
  works_count: z.int(),
}
export const zCreatorCard = zNamedCard.extend(creator)
/** Where a person stands in front, the newest first. */
const zAppearance = zLink.extend({
  category: z.enum(activityCategories),
  starts_at: zAt,
  role_zh: z.string(),
  role_ja: z.string().nullable(),
  role_en: z.string().nullable(),
})
export type Appearance = z.output<typeof zAppearance>

export const zCreator = zNamedArticle.extend({
  ...creator,
  ...zSources,
  website: z.string().nullable(),
  comics: z.array(zLink.extend({ year: z.int().nullable() })),
  publishers: z.array(zLink),
  awards: z.array(zHonour),
  activities: z.array(zAppearance),
})
export type CreatorCard = z.output<typeof zCreatorCard>
export type Creator = z.output<typeof zCreator>
export const zCreatorPage = filtered(zCreatorCard, ['role', 'award', 'initial'])
export type CreatorPage = z.output<typeof zCreatorPage>

const organisation = {
  form: z.string(),
  website: z.string().nullable(),
  email: z.string().nullable().describe('Null where none is published.'),
  phone: z.string().nullable(),
  address_zh: z.string().nullable(),
  address_ja: z.string().nullable(),
  address_en: z.string().nullable(),
  city: z.object({ id: z.string(), ...zNames }).nullable(),
  founded: z.string().nullable().describe('A year, a month or a day.'),
  works_count: z.int(),
}
const introductions = {
  introduction_zh: z.string().nullable(),
  introduction_ja: z.string().nullable(),
  introduction_en: z.string().nullable(),
}
export const zOrganisationCard = zNamedCard.extend({ ...organisation, ...introductions, logo: z.null() })
export const zOrganisation = zNamedArticle.extend({
  ...organisation,
  ...introductions,
  ...zSources,
  logo: z.null(),
  comics: z.array(zLink.extend({ year: z.int().nullable() })),
})
export type OrganisationCard = z.output<typeof zOrganisationCard>
export type Organisation = z.output<typeof zOrganisation>
export const zOrganisationPage = filtered(zOrganisationCard, ['form', 'initial'])
export type OrganisationPage = z.output<typeof zOrganisationPage>

/** A line of an award: who was named for what. */
const zAwardLine = z.object({
  category_zh: z.string(),
  category_ja: z.string().nullable(),
  category_en: z.string().nullable(),
  title_zh: z.string().nullable().describe('Null where the award goes to a person, or no source names the work.'),
  title_ja: z.string().nullable(),
  title_en: z.string().nullable(),
  creators: z.array(zLink),
  creators_zh: z.string().nullable().describe('As the award names them.'),
  publisher: zLink.nullable(),
  comic_id: z.int().nullable(),
  result: z.enum(['winner', 'finalist']),
})

const edition = {
  award: z.object({ slug: z.string(), ...zNames }),
  year: z.int(),
  edition: z.int(),
  held_on: z.string().nullable(),
  winners_count: z.int(),
}
export const zAwardCard = zNamedCard.extend(edition)
export const zAward = zNamedArticle.extend({
  ...edition,
  ...zSources,
  ...zTexts('about'),
  ...zTexts('minister_message'),
  ...zTexts('organizer'),
  website: z.string().nullable(),
  since: z.int(),
  venue_zh: z.string().nullable(),
  entries: z.int().nullable().describe('Works entered.'),
  is_complete: z.boolean().describe('Whether the sources name every winner of these categories.'),
  records: z.array(zAwardLine).describe('Everyone who was named, category by category.'),
  finalists: z.array(zAwardLine),
  winners: z.array(zAwardLine),
  editions: z.array(zLink.extend({ year: z.int(), edition: z.int() })).describe('All editions known, newest first.'),
})
export type AwardCard = z.output<typeof zAwardCard>
export type Award = z.output<typeof zAward>
export const zAwardPage = filtered(zAwardCard, ['award', 'year'])
export type AwardPage = z.output<typeof zAwardPage>
export type AwardLine = z.output<typeof zAwardLine>
