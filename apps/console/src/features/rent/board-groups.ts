import type { StaffRent } from '@koma/contract/staff.ts'

export const groupings = ['time', 'device'] as const
export type Grouping = (typeof groupings)[number]

/** What a group's heading says: a time of day, "began on an earlier day", or a device. */
export type BoardGroup = { readonly key: string; readonly rents: readonly StaffRent[] } & (
  | { readonly by: 'time'; readonly startsAt: string }
  | { readonly by: 'earlier' }
  | { readonly by: 'device'; readonly device: StaffRent['device'] }
)

/** The bookings of a day under headings: by the time they begin (earlier days first), or by device and seat. */
export function groupBoard(rents: readonly StaffRent[], grouping: Grouping, date: string): BoardGroup[] {
  const keyOf =
    grouping === 'time' ? (rent: StaffRent) => timeKey(rent, date) : (rent: StaffRent) => `device-${rent.device.id}`
  const groups = Map.groupBy(rents.toSorted(grouping === 'time' ? byTime : bySeat), keyOf)
  return [...groups].map(([key, members]) => headed(key, members, grouping))
}

function headed(key: string, rents: readonly StaffRent[], grouping: Grouping): BoardGroup {
  const [first] = rents
  if (!first) throw new Error('a group without bookings')
  if (grouping === 'device') return { key, rents, by: 'device', device: first.device }
  return key === earlier ? { key, rents, by: 'earlier' } : { key, rents, by: 'time', startsAt: first.starts_at }
}

const earlier = 'earlier'

function timeKey(rent: StaffRent, date: string): string {
  return rent.starts_at.slice(0, 10) < date ? earlier : `time-${rent.starts_at.slice(11, 16)}`
}

function byTime(a: StaffRent, b: StaffRent): number {
  return compare(a.starts_at, b.starts_at) || bySeat(a, b)
}

function bySeat(a: StaffRent, b: StaffRent): number {
  return a.device.id - b.device.id || a.seat.id - b.seat.id || compare(a.starts_at, b.starts_at) || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
