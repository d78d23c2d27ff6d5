import { parseTaipeiDate, parseTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'

// Messages given to zod here are keys of the message domain `field`; the API turns them into sentences.

/**
 * Text without control characters (PostgreSQL cannot keep NUL) and without halves of a character, which are no text in
 * any encoding; line breaks and tabs are content and stay.
 */
export const zText = (lengthMax: number) =>
  z
    .string('field.required')
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u, 'field.text')
    .max(lengthMax, 'field.too_long')

/** Required text: something other than blanks must be there. */
export const zRequiredText = (lengthMax: number) => zText(lengthMax).regex(/\S/, 'field.required')

/** Text that may be left out: then it is null. */
export const zOptionalText = (lengthMax: number) => zText(lengthMax).nullable().default(null)

/** A field of a form in three languages, each of which may be left out. */
export const zOptionalTexts = <Field extends string>(field: Field, lengthMax: number) =>
  ({
    [`${field}_zh`]: zOptionalText(lengthMax),
    [`${field}_ja`]: zOptionalText(lengthMax),
    [`${field}_en`]: zOptionalText(lengthMax),
  }) as Record<`${Field}_${'zh' | 'ja' | 'en'}`, ReturnType<typeof zOptionalText>>

/** Something, whatever it is: what was left empty is told so, and nothing else. */
export const zFilled = z.string('field.required').min(1, { error: 'field.required', abort: true })

/** An integer in JSON, or its plain ASCII digits in a form; never a float, a sign, an exponent or full-width digits. */
export const zInteger = (min: number, max: number) =>
  z
    .union(
      [
        z.int('field.number'),
        z
          .string()
          .regex(/^[0-9]{1,15}$/, 'field.number')
          .transform(Number),
      ],
      'field.number',
    )
    .pipe(z.int('field.number').min(min, 'field.out_of_range').max(max, 'field.out_of_range'))
    .meta({ type: 'integer', minimum: min, maximum: max })

/** The largest integer that the ids of fixed lists may have (PostgreSQL `integer`). */
export const idMax = 2_147_483_647

export const zId = zInteger(1, idMax)
export const zUuid = z.guid('field.required')

/** A ticked box: `true` in JSON, `on`, `1` or `true` in a form. Anything else is not agreement. */
export const zAgreed = z
  .union([z.literal(true), z.enum(['on', '1', 'true'])], 'field.agree')
  .transform(() => true as const)
  .meta({ type: 'boolean', const: true })

/** The last year that a date may name: sums of days must stay within the four digits of a year. */
const yearMax = '8999'
const hasRoomAfter = (text: string) => text.slice(0, yearMax.length) <= yearMax
const isTaipeiDate = (text: string) => parseTaipeiDate(text) !== undefined && hasRoomAfter(text)
const dateMeta = { format: 'date', example: '2026-11-24' } as const

/** `YYYY-MM-DD`, strictly, of the centre's calendar. Source: product §5 */
export const zTaipeiDate = z.string('field.date').refine(isTaipeiDate, 'field.date').meta(dateMeta)

/** The same for a field that must be filled in: one that was left empty is not told about formats. */
export const zRequiredTaipeiDate = zFilled.refine(isTaipeiDate, 'field.date').meta(dateMeta)

/** `YYYY-MM-DD HH:mm:ss`, strictly, Asia/Taipei. Source: product §5 */
export const zTaipeiDateTime = z
  .string('field.datetime')
  .refine((text) => parseTaipeiDateTime(text) !== undefined && hasRoomAfter(text), 'field.datetime')
  .meta({ example: '2026-11-24 10:00:00' })

/** An instant in an answer: `YYYY-MM-DD HH:mm:ss`, Asia/Taipei. */
export const zAt = z.string().meta({ example: '2026-11-24 10:00:00' })

/** `?page=1&per_page=12`, at most 100 a page. Source: api.md "lists" */
export const zPageQuery = z.object({
  page: zInteger(1, 1_000_000_000).default(1),
  per_page: zInteger(1, 100).default(12),
})

export type PageQuery = z.output<typeof zPageQuery>

export const zMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
  more: z
    .boolean()
    .optional()
    .describe('True where words stand in so much that the newest alone were looked at: `total` counts those.'),
})

/** A list that can grow: `{ data, meta }`. */
export const zPage = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), meta: zMeta })

/** Localised names: zh is never empty, ja and en are null when untranslated. */
export const zNames = { name_zh: z.string(), name_ja: z.string().nullable(), name_en: z.string().nullable() }

/** What a 412 tells: who changed the record since it was seen, and which of its fields are others now. */
export const zStale = z.object({
  version: z.int(),
  changed_by: z.string().nullable(),
  changed_at: zAt,
  fields: z.array(z.string()),
})

/** The body of every answer of 400 and above. Source: api.md "errors" */
export const zError = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  hint: z.string().optional(),
  required_classes: z.array(z.string()).optional(),
  alternatives: z.array(z.unknown()).optional(),
  stale: zStale.optional(),
  request_id: z.string().optional(),
})

export type ErrorBody = z.output<typeof zError>
