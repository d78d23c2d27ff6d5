import { daysBetween, taipeiDate, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { regulars } from './regulars.ts'
import { borrows, misses, uses, type Scene } from './scenes.ts'

const { fang, hong, jiang, kuo, luo, moreau, tanaka, tseng } = regulars

/** Who take turns: those with the class for workstations, and everybody else. */
const artists = [fang, hong] as const
const guests = [kuo, tseng, tanaka, luo, moreau, jiang] as const

const firstDay = taipeiDate('2026-01-01')

/** Every device of the scenes with more than one seat has at least this many. */
const seatsToChange = 4

/**
 * The bookings of an open day; who does what changes from day to day. One booking a person and day: with those of the next
 * open day that makes the two live ones that a member may have. Whatever the hour between 11:30 and 20:30, somebody is
 * there, something is lent, something is back, somebody is awaited and somebody did not come.
 */
export function dailyScenesOn(date: TaipeiDate): readonly Scene[] {
  const day = daysBetween(firstDay, date)
  const artist = (part: number) => turn(artists, day + part).username
  const guest = (part: number) => turn(guests, day + part).username
  const seat = (part: number) => 1 + remainder(day + part, seatsToChange)
  return [
    uses(artist(0), 'ws-std-01', seat(0), ['10:00', '13:00'], '09:56'),
    borrows(guest(0), 'lb-a3-led', seat(1), ['10:00', '11:00'], ['10:03', '10:51']),
    misses(guest(1), 'dk-shared', seat(2), ['11:00', '13:00']),
    borrows(guest(2), 'tc-ipad-pro', seat(3), ['11:00', '15:00'], ['11:02', '15:04']),
    uses(artist(1), 'ws-pro-01', seat(2), ['13:00', '18:00'], '12:58'),
    borrows(guest(3), 'av-eb-fh52', 1, ['15:00', '21:00'], ['15:02', '20:46']),
    uses(guest(4), 'dk-analog', seat(0), ['18:00', '21:00'], '17:55'),
    misses(guest(5), 'pd-kamvas-16', seat(1), ['20:00', '21:00']),
  ]
}

const turn = <Person>(people: readonly Person[], number: number): Person => people[remainder(number, people.length)]!

/** Never negative, also for days before the first. */
const remainder = (number: number, count: number): number => ((number % count) + count) % count
