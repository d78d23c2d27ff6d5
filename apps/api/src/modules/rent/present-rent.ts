import type { Rent } from '@koma/contract/rent.ts'
import type { HouseSettings } from '@koma/domain/house-settings.ts'
import { planRefund } from '@koma/domain/point-lots.ts'
import { canCancelUntil, lapsesAt, mayCancel } from '@koma/domain/rent-rules.ts'
import type { RentStatus } from '@koma/domain/rent-states.ts'
import { formatTaipeiDateTime, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { checkInUrl } from './present-check-in.ts'
import type { RentRow } from './queries/rents.ts'

/** What a booking is shown by, beside its row. */
export interface RentView {
  readonly now: Date
  readonly settings: HouseSettings
  /** The site's origin. */
  readonly publicUrl: string
}

type WireStatus = Rent['status']

/** A booking as the contract shows it at `now`; what time alone decided is in the history already. */
export function presentRent(row: RentRow, { now, settings: { numbers }, publicUrl }: RentView): Rent {
  const cancelHours = numbers['rent.cancel_hours']
  const canCancel = row.status === 'booked' && mayCancel(now, row.startsAt, cancelHours)
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
    status_history: historyOf(row, numbers['rent.not_arrived_minutes']),
    can_cancel: canCancel,
    cancel_until: formatTaipeiDateTime(canCancelUntil(row.startsAt, cancelHours)),
    cancel_returns: canCancel ? returnsOf(row, now, numbers['points.restored_days']) : [],
    checked_in_at: row.checkedInAt ? formatTaipeiDateTime(row.checkedInAt) : null,
    check_in_url: checkInUrl(row, publicUrl),
    created_at: formatTaipeiDateTime(row.createdAt),
  }
}

function historyOf(row: RentRow, notArrivedMinutes: number): Rent['status_history'] {
  const written = row.history.map(({ status, at, note }) => ({
    status: wireStatus(status),
    at: formatTaipeiDateTime(new Date(at)),
    note,
  }))
  if (row.history.at(-1)?.status === row.status) return written
  const movedAt = row.status === 'over' ? row.endsAt : lapsesAt(row.startsAt, notArrivedMinutes)
  return [...written, { status: wireStatus(row.status), at: formatTaipeiDateTime(movedAt), note: null }]
}

/** What cancelling now would do, by the rule that the database follows. */
function returnsOf({ takes }: RentRow, now: Date, restoredDays: number): Rent['cancel_returns'] {
  const lots = takes.map(({ lot_id, source, expires_at }) => ({
    id: lot_id,
    source,
    expiresAt: expires_at === null ? null : new Date(expires_at),
  }))
  const paid = takes.map(({ lot_id, points }) => ({ lotId: lot_id, points }))
  const { restored } = planRefund(paid, lots, now, restoredDays)
  return takes.map(({ lot_id, points, source, expires_at }) => {
    const again = restored.find(({ fromLotId }) => fromLotId === lot_id)
    const expiresAt = again?.expiresAt ?? (expires_at === null ? null : new Date(expires_at))
    return { points, source, expires_on: expiresAt && taipeiDateOf(expiresAt) }
  })
}

/** A rent is never `approved`: that status belongs to space applications. */
function wireStatus(status: RentStatus): WireStatus {
  if (status === 'approved') throw new Error('A rent cannot be approved')
  return status
}
