import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { FastifyRequest } from 'fastify'
import { expectedVersion } from './if-match.ts'
import type { RefusalDetails } from './refusal.ts'

/** A record that somebody wants to change, as they saw it. */
export interface SeenRecord<Id = number> {
  readonly id: Id
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly requestId: string
}

/** Which record the address names, in which version, and in which request. */
export const seenRecord = <Id>(request: FastifyRequest & { readonly params: { readonly id: Id } }): SeenRecord<Id> => ({
  id: request.params.id,
  version: expectedVersion(request),
  requestId: request.id,
})

interface StaleRefusal {
  readonly ok: false
  readonly reason: 'version.stale'
  readonly details: RefusalDetails
}

interface CurrentRecord {
  readonly version: number
  readonly changedAt: Date
  /** Left out where a record does not keep it. */
  readonly changedBy?: string | null
}

/** Whether the record has been changed since it was seen. */
export const isStale = ({ version }: SeenRecord<unknown>, record: CurrentRecord): boolean =>
  version !== undefined && version !== record.version

/** Says who was faster, and which fields are no longer as they were seen. */
export const staleRecord = (
  { version, changedAt, changedBy = null }: CurrentRecord,
  fields: string[] = [],
): StaleRefusal => ({
  ok: false,
  reason: 'version.stale',
  details: { stale: { version, changed_by: changedBy, changed_at: formatTaipeiDateTime(changedAt), fields } },
})
