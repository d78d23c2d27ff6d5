import { benefits, memberClasses } from '@koma/domain/member-classes.ts'
import { z } from 'zod'

/** What a class gives, as the database keeps it and the wire tells it. Decision: who may do what */
export const zClassTerms = z.object({
  points_percent: z.int().describe("What a member of the class pays of a device's points, in percent."),
  points_back_percent: z.int(),
  monthly_reward_points: z.int(),
  bookable_ahead_days: z.int(),
  consultations_year_max: z.int(),
  benefits: z.array(z.enum(benefits)),
})

/** GET /terms: the numbers that the database applies now; staff change them with a date. */
export const zTerms = z.object({
  rent: z.object({
    live_max: z.int().describe('Live bookings of one member at most.'),
    not_arrived_minutes: z.int().describe('Minutes after the start at which a booking without check-in lapses.'),
    cancel_hours: z.int().describe('Hours before the start up to which a booking is cancelled.'),
  }),
  points: z.object({ reward_months: z.int(), restored_days: z.int() }),
  classes: z.record(z.enum(memberClasses), zClassTerms),
})

export type Terms = z.output<typeof zTerms>
