import type { Rent } from '@koma/contract/rent.ts'
import { restoredLotExpiresAt } from '@koma/domain/point-lots.ts'
import { canCancelUntil, lapsesAt, mayCancel } from '@koma/domain/rent-rules.ts'
import type { RentStatus } from '@koma/domain/rent-states.ts'
import { formatTaipeiDateTime, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { RentRow } from './queries/rents.ts'

type WireStatus = Rent['status']

/** A booking as the contract shows it at `now`; what time alone decided is in the history already. */
export function presentRent(row: RentRow, now: Date): Rent {
  const canCancel = row.status === 'booked' && mayCancel(now, row.startsAt)
  return {
    id: row.id,
    number: row.number,
    device: { ...row.device },
    seat: { ...row.seat },
    starts_at: formatTaipeiDateTime(row.startsAt),
    ends_at: formatTaipeiDateTime(row.endsAt),
    units: row.units,
    points: row.points,
    status: wireStatus(row.status),
    status_history: historyOf(row),
    can_cancel: canCancel,
    cancel_until: formatTaipeiDateTime(canCancelUntil(row.startsAt)),
    cancel_returns: canCancel ? returnsOf(row, now) : [],
    checked_in_at: row.checkedInAt ? formatTaipeiDateTime(row.checkedInAt) : null,
    created_at: formatTaipeiDateTime(row.createdAt),
  }
}

function historyOf(row: RentRow): Rent['status_history'] {
  const written = row.history.map(({ status, at, note }) => ({
    status: wireStatus(status),
    at: formatTaipeiDateTime(new Date(at)),
    note,
  }))
  if (row.history.at(-1)?.status === row.status) return written
  const movedAt = row.status === 'over' ? row.endsAt : lapsesAt(row.startsAt)
  return [...written, { status: wireStatus(row.status), at: formatTaipeiDateTime(movedAt), note: null }]
}

function returnsOf(row: RentRow, now: Date): Rent['cancel_returns'] {
  return row.takes.map(({ points, source, expires_at }) => {
    if (expires_at === null) return { points, source, expires_on: null }
    const expiresAt = new Date(expires_at)
    return { points, source, expires_on: taipeiDateOf(expiresAt > now ? expiresAt : restoredLotExpiresAt(now)) }
  })
}

/** A rent is never `approved`: that status belongs to space applications. */
function wireStatus(status: RentStatus): WireStatus {
  if (status === 'approved') throw new Error('A rent cannot be approved')
  return status
}
