import { deletionActions, deletionStatuses, settlementWays } from '@koma/domain/deletion-states.ts'
import { z } from 'zod'
import { zAt, zNames, zPage, zPageQuery, zTaipeiDate, zText } from './wire.ts'

/**
 * The password proves that it is the member who asks, or a sign-in of this moment, which an app cannot make.
 * Source: api.md DELETE /member
 */
export const zDeleteMemberRequest = z.object({
  password: z.string('field.required').min(1, 'field.required').max(1024, 'field.too_long').optional(),
})
export const zDeleteMemberAnswer = z.object({ contact_by: zTaipeiDate })

const settlements = ['refund', 'waiver', 'none'] as const

/** GET /member/deletion: where the member's own request stands; null when there is none. */
export const zMemberDeletion = z.object({
  deletion: z
    .object({
      status: z.enum(deletionStatuses),
      requested_at: zAt,
      contact_by: zTaipeiDate,
      working_days_left: z.int().describe('Working days from tomorrow to the day itself; 0 on that day and after it.'),
      settlement: z.enum(settlements).nullable(),
      settled_points: z.int().nullable(),
    })
    .nullable(),
})

export type MemberDeletion = z.output<typeof zMemberDeletion>['deletion']

export const zStaffDeletionQuery = zPageQuery.extend({
  status: z.enum(deletionStatuses, 'field.choice').optional(),
})

/** A request as staff work on it; of an erased member nothing is left but the money. */
export const zStaffDeletion = z.object({
  id: z.string(),
  status: z.enum(deletionStatuses),
  member: z
    .object({ id: z.string(), name: z.string(), username: z.string(), email: z.string(), mobile: z.string() })
    .nullable(),
  requested_at: zAt,
  contact_by: zTaipeiDate,
  working_days_left: z.int(),
  is_late: z.boolean().describe('Nobody has called although the day is over.'),
  purchased_points: z.int(),
  reward_points: z.int(),
  live_bookings: z.int(),
  bookings: z
    .array(z.object({ number: z.string(), starts_at: zAt, ends_at: zAt, seat: z.string(), ...zNames }))
    .describe('The live bookings, soonest first, with the name of the device: they end before anything is erased.'),
  contacted_at: zAt.nullable(),
  contacted_by: z.string().nullable(),
  settlement: z.enum(settlements).nullable(),
  settled_points: z.int().nullable(),
  settlement_reference: z.string().nullable(),
  settled_at: zAt.nullable(),
  settled_by: z.string().nullable(),
  closed_at: zAt.nullable(),
  erased_by: z.string().nullable(),
  actions: z.array(z.enum(deletionActions)).describe('What the state and the role of the caller allow.'),
  version: z.int(),
})

export type StaffDeletion = z.output<typeof zStaffDeletion>
export const zStaffDeletionPage = zPage(zStaffDeletion)

/** POST /staff/deletions/{id}/settle: where the transfer or the waiver is filed; without purchased points neither is asked for. */
export const zSettleRequest = z.object({
  way: z.enum(settlementWays, 'field.choice').optional(),
  reference: zText(100).optional(),
})

export type SettleRequest = z.output<typeof zSettleRequest>
