import { memberClasses } from '@koma/domain/member-classes.ts'
import { z } from 'zod'
import { idMax, zAgreed, zAt, zId, zInteger, zNames, zPage, zPageQuery, zTaipeiDate, zTaipeiDateTime } from './wire.ts'

export const deviceKinds = ['workstation', 'equipment'] as const
export const rentUnits = ['hour', 'session'] as const
export const slotStates = ['free', 'taken', 'closed', 'mine', 'past'] as const
export const rentStatuses = [
  'applied',
  'processing',
  'booked',
  'not_approved',
  'cancelled',
  'over',
  'not_arrived',
  'lending',
  'returned',
] as const

export const zDeviceListQuery = zPageQuery.extend({ type: zInteger(0, idMax).optional() })

export const zDeviceQuery = z.object({
  from: zTaipeiDate.optional(),
  to: zTaipeiDate.optional(),
  seat: zId.optional(),
})

const zSpecs = z.array(z.object({ key: z.string(), value: z.string() }))

export const zDevice = z.object({
  id: z.int(),
  slug: z.string(),
  ...zNames,
  description_zh: z.string(),
  description_ja: z.string().nullable(),
  description_en: z.string().nullable(),
  model: z.string().nullable().describe('As the catalogue has it; the three below say it in a language.'),
  model_zh: z.string().nullable(),
  model_ja: z.string().nullable(),
  model_en: z.string().nullable(),
  floor: z.string(),
  type: z.object({ id: z.int(), slug: z.string(), ...zNames }),
  kind: z.enum(deviceKinds),
  unit: z.enum(rentUnits),
  points_per_unit: z.int().describe("For the caller's class; a visitor sees the general member's."),
  points_per_unit_base: z.int(),
  min_member_class: z.enum(memberClasses),
  specs_zh: zSpecs,
  specs_ja: zSpecs.nullable(),
  specs_en: zSpecs.nullable(),
  rules_zh: z.array(z.string()),
  rules_ja: z.array(z.string()).nullable(),
  rules_en: z.array(z.string()).nullable(),
  images: z.array(z.unknown()),
  seats: z.array(z.object({ id: z.int(), name: z.string() })),
})

export type Device = z.output<typeof zDevice>

export const zSlot = z.object({
  starts_at: zAt,
  ends_at: zAt,
  free: z.int().describe('Seats that are free.'),
  state: z.enum(slotStates),
})

export const zDeviceDay = z.object({
  date: z.string(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  closed_because: z.enum(['weekday', 'closure']).nullable(),
  slots: z.array(zSlot),
})

export const zDeviceDetail = zDevice.extend({ days: z.array(zDeviceDay) })
export type DeviceDetail = z.output<typeof zDeviceDetail>

export const zDevicePage = zPage(zDevice)
export const zDeviceType = z.object({ id: z.int(), slug: z.string(), ...zNames })

/** POST /rent/apply. Without seat_id: any seat that is free for the whole time. */
export const zRentRequest = z.object({
  device_id: zId,
  seat_id: zId.optional(),
  starts_at: zTaipeiDateTime,
  ends_at: zTaipeiDateTime,
  agree: zAgreed,
})

export const zRentAnswer = z.object({
  id: z.string(),
  number: z.string(),
  status: z.literal('booked'),
  points: z.int(),
  balance: z.int(),
  seat: z.object({ id: z.int(), name: z.string() }),
  starts_at: zAt,
  ends_at: zAt,
})

export type RentAnswer = z.output<typeof zRentAnswer>

/** What the 409 `rent.unavailable` offers instead, nearest first. */
export const zRentAlternative = z.object({
  device_id: z.int(),
  seat: z.object({ id: z.int(), name: z.string() }),
  starts_at: zAt,
  ends_at: zAt,
})

/** POST /rent/quote: price, lots that would be used, balance after; books nothing. */
export const zRentQuoteRequest = zRentRequest.omit({ agree: true })
export const zRentQuote = z.object({
  units: z.int(),
  points_per_unit: z.int(),
  points: z.int(),
  balance: z.int(),
  balance_after: z.int(),
  missing: z.int().describe('Points that are missing; 0 when there are enough.'),
  lots: z.array(
    z.object({
      id: z.string(),
      source: z.enum(['purchased', 'reward']),
      points: z.int(),
      remaining_after: z.int(),
      expires_on: z.string().nullable(),
    }),
  ),
})

export type RentQuote = z.output<typeof zRentQuote>

export const zRentListQuery = zPageQuery.extend({ status: z.enum(rentStatuses).optional() })

export const zRent = z.object({
  id: z.string(),
  number: z.string(),
  device: z.object({ id: z.int(), kind: z.enum(deviceKinds), floor: z.string(), ...zNames }),
  seat: z.object({ id: z.int(), name: z.string() }),
  starts_at: zAt,
  ends_at: zAt,
  units: z.int(),
  points: z.int(),
  status: z.enum(rentStatuses),
  status_history: z.array(z.object({ status: z.enum(rentStatuses), at: zAt, note: z.string().nullable() })),
  can_cancel: z.boolean(),
  cancel_until: zAt,
  cancel_returns: z
    .array(z.object({ points: z.int(), source: z.enum(['purchased', 'reward']), expires_on: z.string().nullable() }))
    .describe('What cancelling now would give back, lot by lot; empty when it may not be cancelled.'),
  checked_in_at: zAt.nullable(),
  check_in_url: z
    .string()
    .nullable()
    .describe('What the QR code of the booking holds, for the desk to scan; null once nothing is left to do there.'),
  created_at: zAt,
})

export type Rent = z.output<typeof zRent>
export const zRentPage = zPage(zRent)
export const zRentCancelAnswer = z.object({ status: z.literal('cancelled'), points: z.int(), balance: z.int() })
