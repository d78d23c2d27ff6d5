import {
  zRentAnswer,
  zRentCancelAnswer,
  zRentListQuery,
  zRentPage,
  zRentQuote,
  zRentQuoteRequest,
  zRentRequest,
} from '@koma/contract/rent.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { runOnce, sendOnce } from '../../platform/idempotency.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refusalBody, refuse, type RefusalDetails } from '../../platform/refusal.ts'
import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import { bookSeat, type BookingRefusal } from './commands/book-seat.ts'
import { cancelRent, type CancelRefusal } from './commands/cancel-rent.ts'
import type { WishedBooking } from './commands/plan-booking.ts'
import { quoteRent } from './commands/quote-rent.ts'
import { presentRent } from './present-rent.ts'
import { rentFacts, type RentFactsBook } from './queries/facts.ts'
import { rentsOf } from './queries/rents.ts'

/** What the rules of time, device and class refuse, and what only the booking itself finds. */
const planRefusals = [
  'member.class_required',
  'record.not_found',
  'rent.invalid_time',
  'rent.in_past',
  'rent.outside_opening',
  'rent.crosses_closed_day',
  'rent.span_too_long',
  'rent.too_far_ahead',
] as const satisfies readonly ErrorCode[]
const bookingRefusals = [
  ...planRefusals,
  'rent.unavailable',
  'rent.limit',
  'rent.overlap_own',
  'points.not_enough',
] as const satisfies readonly ErrorCode[]

/** A member's bookings: list, price, book, cancel. Source: product §7, api.md */
export function registerRentApply(app: ApiApp, deps: Deps) {
  const facts = rentFacts(deps)

  app.route({
    method: 'GET',
    url: '/rent/apply',
    config: { gate: 'member' },
    schema: {
      tags: ['rent'],
      summary: 'My bookings, the latest start first',
      querystring: zRentListQuery,
      response: { 200: zRentPage, 401: zError, 422: zError },
    },
    async handler(request) {
      const member = memberOf(request)
      const { status, ...page } = request.query
      const { rows, total } = await rentsOf(deps.db, member.id, status, windowOf(page))
      const settings = await deps.settings.at(deps.db, member.now)
      return pageOf(page, { rows, total }, (row) =>
        presentRent(row, { now: member.now, settings, publicUrl: deps.config.publicUrl }),
      )
    },
  })

  app.route({
    method: 'POST',
    url: '/rent/quote',
    config: { gate: 'member', refusals: planRefusals },
    schema: {
      tags: ['rent'],
      summary: 'What a booking would cost, and which lots would pay it; books nothing',
      body: zRentQuoteRequest,
      response: { 200: zRentQuote, 401: zError, 403: zError, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const result = await quoteRent(deps.db, facts, memberOf(request), request.body)
      return result.ok ? result.quote : refuse(request, reply, result.reason, detailsOf(result))
    },
  })

  app.route({
    method: 'POST',
    url: '/rent/apply',
    config: { gate: 'activated', once: true, refusals: bookingRefusals },
    schema: {
      tags: ['rent'],
      summary: 'Book one seat; honours Idempotency-Key',
      body: zRentRequest,
      response: { 201: zRentAnswer, 401: zError, 403: zError, 404: zError, 409: zError, 422: zError },
    },
    handler: (request, reply) => answerBooking(deps, facts, request, reply),
  })

  app.route({
    method: 'PUT',
    url: '/rent/apply/:id/cancel',
    config: { gate: 'member', owner: 'caller', refusals: ['rent.state', 'rent.too_late_to_cancel'] },
    schema: {
      tags: ['rent'],
      summary: 'Cancel a booking, up to some hours before (`GET /terms`); the points come back',
      params: zIdParams,
      response: { 200: zRentCancelAnswer, 401: zError, 404: zError, 409: zError },
    },
    async handler(request, reply) {
      const result = await cancelRent(deps, memberOf(request), request.params.id)
      if (!result.ok) return refuse(request, reply, result.reason, cancelDetails(result))
      return { status: 'cancelled' as const, points: result.points, balance: result.balance }
    },
  })
}

async function answerBooking(
  deps: Deps,
  facts: RentFactsBook,
  request: FastifyRequest<{ Body: WishedBooking }>,
  reply: FastifyReply,
) {
  const member = memberOf(request)
  const once = { scope: member.id, route: 'POST /rent/apply', oneStatement: true } as const
  const answer = await runOnce(deps, request, once, async (db) => {
    const result = await bookSeat(db, facts, member, request.body)
    if (result.ok) return { status: 201, body: result.rent }
    return { status: errorStatuses[result.reason], body: refusalBody(request, result.reason, detailsOf(result)) }
  })
  return sendOnce(request, reply, answer)
}

/** Until when it could have been cancelled, by the hours that hold now. */
function cancelDetails(refusal: CancelRefusal): RefusalDetails {
  return refusal.reason === 'rent.too_late_to_cancel' ? { words: { until: minuteOf(refusal.until) } } : {}
}

/** `YYYY-MM-DD HH:mm`, Asia/Taipei: read alike in all three languages. */
const minuteOf = (instant: Date) => formatTaipeiDateTime(instant).slice(0, 16)

function detailsOf(refusal: BookingRefusal): RefusalDetails {
  if (refusal.reason === 'member.class_required') return { requiredClasses: refusal.requiredClasses }
  if (refusal.reason === 'rent.unavailable') return { alternatives: refusal.alternatives }
  const field = timeFields[refusal.reason]
  return field ? { field } : {}
}

/** Which end of the wished time a refusal is about. */
const timeFields: Partial<Record<ErrorCode, keyof WishedBooking>> = {
  'rent.invalid_time': 'starts_at',
  'rent.in_past': 'starts_at',
  'rent.outside_opening': 'starts_at',
  'rent.crosses_closed_day': 'ends_at',
  'rent.span_too_long': 'ends_at',
  'rent.too_far_ahead': 'ends_at',
}
