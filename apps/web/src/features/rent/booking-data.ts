import type { DeviceDetail } from '@koma/contract/rent.ts'
import { deviceDaysShown } from '@koma/domain/rent-rules.ts'
import { addDays, parseTaipeiDate, parseTaipeiDateTime, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { calls } from '../../lib/calls.ts'
import { dayOf } from '../../lib/format.ts'
import { load, notFound, requireMember, type Screen } from '../../lib/screen.ts'
import { activationOf } from '../../lib/activation.ts'

/** The id in a device's address, or the 404 screen. */
export function deviceIdOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9][0-9]{0,8}$/.test(text)) throw notFound()
  return Number(text)
}

/** All that the booking screen shows. What an address asks for beyond what there is falls back to the nearest day. */
export async function bookingData(screen: Screen, deviceId: number) {
  const member = await requireMember(screen)
  const [setting, terms] = await Promise.all([load(screen, calls.dateSetting()), load(screen, calls.terms())])
  const today = dayOf(setting.now)
  const lastDay = addDays(today, terms.classes[member.type].bookable_ahead_days)
  const query = screen.url.searchParams
  const wished = { startsAt: instantIn(query.get('starts_at')), endsAt: instantIn(query.get('ends_at')) }
  const from = firstDayOf(query.get('from') ?? wished.startsAt?.slice(0, 10) ?? null, today, lastDay)
  const seat = query.get('seat') ?? query.get('seat_id')
  const known = seat !== null && /^[1-9][0-9]{0,8}$/.test(seat) ? Number(seat) : undefined
  const { days, device, seatId } = await deviceOf(screen, deviceId, from, known)
  return {
    device,
    days,
    seatId: seatId ?? null,
    from,
    today,
    lastDay,
    wished,
    member: { type: member.type, balance: member.points.total, activation: activationOf(member) },
    ticket: await ticketOf(screen, query.get('ticket')),
    /** Of this page's next submit; every answer brings a new one. */
    key: crypto.randomUUID() as string,
  }
}

export type BookingData = Awaited<ReturnType<typeof bookingData>>

/** The device and its days; a seat that it does not have counts as none. */
async function deviceOf(screen: Screen, id: number, from: TaipeiDate, seat: number | undefined) {
  const span = { from, to: addDays(from, deviceDaysShown - 1) }
  const asked = await screen.api.call(calls.device(id, { ...span, seat }))
  const seatId = asked.ok ? seat : undefined
  const detail: DeviceDetail = asked.ok ? asked.data : await load(screen, calls.device(id, span))
  const { days, ...device } = detail
  return { days, device, seatId }
}

/** A booking just made, if it is this member's own. */
async function ticketOf(screen: Screen, id: string | null) {
  if (id === null) return null
  const { data } = await load(screen, calls.rents({ per_page: 100 }))
  return data.find((rent) => rent.id === id) ?? null
}

function firstDayOf(text: string | null, today: TaipeiDate, lastDay: TaipeiDate): TaipeiDate {
  const day = parseTaipeiDate(text ?? '')
  if (!day || day < today) return today
  return day > lastDay ? lastDay : day
}

const instantIn = (text: string | null): string | null => (text !== null && parseTaipeiDateTime(text) ? text : null)
