import type { MemberSession } from '@koma/contract/sessions.ts'
import { clientDeviceOf, coarseAddress } from '@koma/domain/client-device.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { SessionRow } from './queries/sessions.ts'

/** A session as its owner sees it: browser and system by name, of the address the network alone. */
export function presentSession(row: SessionRow, currentId: string): MemberSession {
  return {
    id: row.id,
    is_current: row.id === currentId,
    ...clientDeviceOf(row.userAgent),
    address: coarseAddress(row.ip),
    signed_in_at: formatTaipeiDateTime(row.createdAt),
    last_seen_at: formatTaipeiDateTime(row.lastSeenAt),
    expires_at: formatTaipeiDateTime(row.expiresAt),
  }
}
