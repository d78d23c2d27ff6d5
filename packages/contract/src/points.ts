import { z } from 'zod'
import { zAt, zPage, zPageQuery, zTaipeiDate } from './wire.ts'

/** Source: api.md "Records, calendar, points", Decision: points */
export const pointKinds = [
  'purchase',
  'purchase_feedback',
  'monthly_reward',
  'due_deduction',
  'shopping',
  'rent',
  'print',
  'activity',
  'refund',
  'adjustment',
] as const

export type PointKind = (typeof pointKinds)[number]

export const zPointLogQuery = zPageQuery.extend({
  kind: z.enum(pointKinds, 'field.choice').optional(),
  from: zTaipeiDate.optional(),
  to: zTaipeiDate.optional(),
})

export const zPointLog = z.object({
  id: z.string(),
  at: zAt,
  kind: z.enum(pointKinds),
  origin: z
    .enum(['former_system'])
    .nullable()
    .describe(
      'Where an adjustment comes from that nobody of the staff made: points carried over from the former system.',
    ),
  points: z.int().describe('Positive: received; negative: spent.'),
  balance: z.int().describe('The balance after this movement.'),
  expires_on: z.string().nullable(),
  note_zh: z.string().nullable(),
  note_ja: z.string().nullable(),
  note_en: z.string().nullable(),
})

export type PointLog = z.output<typeof zPointLog>
export const zPointLogPage = zPage(zPointLog)
