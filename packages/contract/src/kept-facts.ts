import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { keptActivity } from './activity-facts.ts'
import { keptAward } from './award-facts.ts'
import { creatorRoles, organisationForms, sourceKinds, type FactSection } from './content-facts.ts'
import { keptPage } from './page-facts.ts'

const text = z.string().nullable()
const number = z.int().nullable()

/** Facts as they were saved; what is asked of a form that is sent stands in content-facts.ts. */
export const keptFacts = {
  video: z
    .object({
      source_kind: z.enum(sourceKinds).nullable(),
      source: text,
      duration_s: number,
      subtitles: z.array(z.enum(languages)),
      chapters: z.array(z.object({ starts_s: z.int(), title_zh: z.string(), title_ja: text, title_en: text })),
    })
    .nullable(),
  album: z.object({ video_ids: z.array(z.int()) }).nullable(),
  comic: z
    .object({
      creator_ids: z.array(z.int()),
      genre_ids: z.array(z.int()),
      publisher_id: number,
      year: number,
      year_basis: z.enum(['publication', 'award_or_serialisation']).nullable(),
      isbn: text,
    })
    .nullable(),
  creator: z
    .object({
      aliases: z.array(z.string()),
      roles: z.array(z.enum(creatorRoles)),
      country: text,
      website: text,
    })
    .nullable(),
  organisation: z
    .object({
      form: z.enum(organisationForms).nullable(),
      website: text,
      email: text,
      phone: text,
      city_id: text,
      address_zh: text,
      address_ja: text,
      address_en: text,
      founded: text,
    })
    .nullable(),
  award: keptAward.nullable(),
  activity: keptActivity.nullable(),
  page: keptPage.nullable(),
} as const satisfies Record<FactSection, z.ZodType>
