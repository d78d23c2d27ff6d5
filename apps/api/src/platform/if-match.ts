import type { FastifyRequest } from 'fastify'

/** What no record ever has: a header that names no version must not pass for one. */
const noVersion = -1

/**
 * The version that the caller saw (`If-Match: "3"`, also without quotes or weak), undefined when it does not say or says
 * `*`. A header that is no version matches nothing, so that the answer is the 412 of a stale one. Source: api.md "Staff"
 */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim()
  if (header === undefined || header === '*') return undefined
  const [, digits] = /^(?:W\/)?"?([0-9]{1,9})"?$/.exec(header) ?? []
  return digits === undefined ? noVersion : Number(digits)
}
