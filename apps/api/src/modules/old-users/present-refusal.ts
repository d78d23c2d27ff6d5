import type { ErrorCode } from '@koma/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse, type RefusalDetails } from '../../platform/refusal.ts'

/** Sends why somebody cannot move, with the fields or the wait that the refusal carries. */
export function presentRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { readonly reason: ErrorCode } & RefusalDetails,
) {
  return refuse(request, reply, refusal.reason, refusal)
}
