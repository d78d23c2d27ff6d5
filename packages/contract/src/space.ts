import { z } from 'zod'
import { zImage } from './images.ts'
import { zAt, zNames, zTaipeiDate, zText } from './wire.ts'

/** How a session of a day stands. `requested`: somebody has applied, and others still may. Decision: space */
export const spaceSessionStates = ['free', 'requested', 'taken', 'past'] as const

export const zSpaceParams = z.object({ id: zText(64) })
export const zSpaceQuery = z.object({ from: zTaipeiDate.optional(), to: zTaipeiDate.optional() })

const zFees = { per_session: z.int().describe('NT$.'), all_day: z.int().describe('NT$, all sessions of the day.') }

/** A room among the others. */
export const zSpaceCard = z.object({
  id: z.string(),
  ...zNames,
  part_of: z.string().nullable().describe('The whole floor to which it belongs.'),
  includes: z.array(z.string()).describe('Its zones; empty where it is let as one.'),
  floor: z.string(),
  capacity: z.int(),
  area_m2: z.int(),
  prices: z.object({
    ...zFees,
    weekend: z.object(zFees).describe('At weekends and on holidays.'),
    weekend_percent: z.int(),
    moving_percent: z.int().describe('Of the fee of a session, for moving in or out on other days than the event.'),
    overtime_hour: z.int().describe('NT$ an hour, begun hours count in full.'),
    deposit_percent: z.int(),
    discount_percent: z.int(),
    later: z.array(z.object({ valid_from: z.string(), ...zFees })).describe('What changes of the fees, and when.'),
  }),
})
export type SpaceCard = z.output<typeof zSpaceCard>

const zSpaceSession = z.object({
  slot: z.enum(['am', 'pm', 'eve']),
  starts_at: zAt,
  ends_at: zAt,
  state: z.enum(spaceSessionStates),
})

export const zSpaceDay = z.object({
  date: z.string(),
  closed_because: z
    .enum(['weekday', 'closure'])
    .nullable()
    .describe('Why there is no session at all; null where there is.'),
  reason_zh: z.string().nullable().describe('Of a closure.'),
  reason_ja: z.string().nullable(),
  reason_en: z.string().nullable(),
  is_dear: z.boolean().describe('A weekend or a holiday.'),
  can_apply: z.boolean().describe('Enough working days lie before it.'),
  ...zFees,
  sessions: z.array(zSpaceSession).describe('Those that can be rented on that day.'),
})
export type SpaceDay = z.output<typeof zSpaceDay>

/** GET /space/{id}: a room, what it costs and holds, and each session of the days asked for. */
export const zSpace = zSpaceCard.extend({
  description_zh: z.string(),
  description_ja: z.string().nullable(),
  description_en: z.string().nullable(),
  features_zh: z.array(z.string()),
  features_ja: z.array(z.string()).nullable(),
  features_en: z.array(z.string()).nullable(),
  images: z.array(zImage),
  floor_plan: z.object({
    floor: z.string(),
    zones: z.array(z.string()).describe('What a rental of this space takes of the floor.'),
  }),
  equipment: z.array(
    z.object({
      id: z.string(),
      ...zNames,
      model: z.string().nullable(),
      quantity: z.int().describe('What the house has, for all rooms together.'),
      fee: z.int().describe('NT$; 0 is free up to the quantity.'),
    }),
  ),
  sessions: z.array(z.object({ id: z.enum(['all', 'am', 'pm', 'eve']), starts: z.string(), ends: z.string() })),
  today: z.string().describe("The centre's day, so that a page needs no clock of its own."),
  first_day: z.string().describe('The first day for which one may still apply.'),
  last_known_year: z.int().describe('Up to where the working days are known; later ones may still change.'),
  days: z.array(zSpaceDay),
})
export type Space = z.output<typeof zSpace>
