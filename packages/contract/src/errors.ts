/**
 * Every refusal the API can give: stable code → HTTP status. The sentences live in `@koma/i18n` under the same codes.
 * Source: api.md "Conventions", product §8
 */
export const errorStatuses = {
  'request.malformed': 400,
  'auth.invalid_grant': 400,
  'auth.unauthenticated': 401,
  'auth.forbidden': 403,
  'member.not_activated': 403,
  'member.class_required': 403,
  'route.not_found': 404,
  'record.not_found': 404,
  'route.method_not_allowed': 405,
  'idempotency.in_flight': 409,
  'rent.unavailable': 409,
  'rent.limit': 409,
  'rent.overlap_own': 409,
  'rent.too_late_to_cancel': 409,
  'rent.state': 409,
  'points.not_enough': 409,
  'adjustment.state': 409,
  'adjustment.same_person': 409,
  'verification.failed': 409,
  'message.state': 409,
  'version.stale': 412,
  'body.too_large': 413,
  'body.unsupported_media_type': 415,
  'validation.failed': 422,
  'idempotency.reused': 422,
  'rent.invalid_time': 422,
  'rent.in_past': 422,
  'rent.outside_opening': 422,
  'rent.crosses_closed_day': 422,
  'rent.span_too_long': 422,
  'rent.too_far_ahead': 422,
  'rate.limited': 429,
  'server.error': 500,
  'server.unavailable': 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatuses
