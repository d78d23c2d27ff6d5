import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingWeeklyAtStart, type OpeningRules } from './opening-hours.ts'
import { hoursOf, slotsBetween, slotsOfDay, type RentUnit } from './rent-slots.ts'
import { addDays, formatTaipeiDateTime, parseTaipeiDateTime, taipeiDate } from './taipei-time.ts'

const plain: OpeningRules = { weekly: openingWeeklyAtStart, closures: [], specialDays: [] }
const at = (text: string) => parseTaipeiDateTime(`${text}:00`) ?? new Date(Number.NaN)
const wish = (from: string, to: string, unit: RentUnit = 'hour', rules = plain) =>
  slotsBetween({ startsAt: at(from), endsAt: at(to), unit, rules })
const count = (answer: ReturnType<typeof slotsBetween>) => (answer.ok ? answer.slots.length : answer.reason)

describe('the units of a day', () => {
  test('are eleven hours from 10:00 to 21:00, or three sessions', () => {
    const tuesday = taipeiDate('2026-11-24')
    const hours = slotsOfDay(plain, tuesday, 'hour').map(({ startsAt }) => formatTaipeiDateTime(startsAt))
    expect(hours).toHaveLength(11)
    expect([hours[0], hours.at(-1)]).toEqual(['2026-11-24 10:00:00', '2026-11-24 20:00:00'])
    expect(slotsOfDay(plain, tuesday, 'session')).toHaveLength(3)
  })

  test('are none on a closed day', () => {
    expect(slotsOfDay(plain, taipeiDate('2026-11-23'), 'hour')).toEqual([])
    expect(slotsOfDay(plain, taipeiDate('2026-11-23'), 'session')).toEqual([])
  })

  test('are clock hours inside hours that begin and end at odd times', () => {
    const day = taipeiDate('2026-11-24')
    const odd = { ...plain, specialDays: [{ date: day, opens: '10:30', closes: '13:30' }] }
    expect(slotsOfDay(odd, day, 'hour').map(({ startsAt }) => formatTaipeiDateTime(startsAt))).toEqual([
      '2026-11-24 11:00:00',
      '2026-11-24 12:00:00',
    ])
  })

  test('reach midnight on a day that closes then', () => {
    const day = taipeiDate('2026-11-24')
    const late = { ...plain, specialDays: [{ date: day, opens: '22:00', closes: '24:00' }] }
    expect(slotsOfDay(late, day, 'hour')).toHaveLength(2)
    expect(count(wish('2026-11-24 22:00', '2026-11-25 00:00', 'hour', late))).toBe(2)
  })
})

describe('a booking', () => {
  test.each([
    ['one hour', '2026-11-24 10:00', '2026-11-24 11:00', 1],
    ['a whole day', '2026-11-24 10:00', '2026-11-24 21:00', 11],
    ['over night takes every open hour between', '2026-11-24 20:00', '2026-11-25 11:00', 2],
    ['three days', '2026-11-24 10:00', '2026-11-26 21:00', 33],
    ['four days', '2026-11-24 20:00', '2026-11-27 11:00', 'rent.span_too_long'],
    ['over a Monday', '2026-11-22 20:00', '2026-11-24 11:00', 'rent.crosses_closed_day'],
    ['on a Monday', '2026-11-23 10:00', '2026-11-23 11:00', 'rent.crosses_closed_day'],
    ['before opening', '2026-11-24 09:00', '2026-11-24 11:00', 'rent.outside_opening'],
    ['after closing', '2026-11-24 20:00', '2026-11-24 22:00', 'rent.outside_opening'],
    ['beginning at closing', '2026-11-24 21:00', '2026-11-25 11:00', 'rent.outside_opening'],
    ['ending at opening', '2026-11-24 20:00', '2026-11-25 10:00', 'rent.outside_opening'],
    ['of half an hour', '2026-11-24 10:00', '2026-11-24 10:30', 'rent.invalid_time'],
    ['from a half hour', '2026-11-24 10:30', '2026-11-24 12:00', 'rent.invalid_time'],
    ['of no time', '2026-11-24 10:00', '2026-11-24 10:00', 'rent.invalid_time'],
    ['that ends before it starts', '2026-11-25 10:00', '2026-11-24 11:00', 'rent.invalid_time'],
    ['without a time', 'x', '2026-11-24 11:00', 'rent.invalid_time'],
    ['without an end', '2026-11-24 11:00', 'x', 'rent.invalid_time'],
  ])('by the hour: %s', (_name, from, to, result) => expect(count(wish(from, to))).toBe(result))

  test.each([
    ['the morning', '2026-11-24 10:00', '2026-11-24 13:00', 1],
    ['morning and afternoon, over the break', '2026-11-24 10:00', '2026-11-24 17:00', 2],
    ['evening to morning', '2026-11-24 18:00', '2026-11-25 13:00', 2],
    ['into the break', '2026-11-24 10:00', '2026-11-24 14:00', 'rent.invalid_time'],
    ['one hour of a session', '2026-11-24 10:00', '2026-11-24 11:00', 'rent.invalid_time'],
    ['only the break', '2026-11-24 13:00', '2026-11-24 14:00', 'rent.invalid_time'],
    ['before opening', '2026-11-24 08:00', '2026-11-24 13:00', 'rent.outside_opening'],
  ])('by the session: %s', (_name, from, to, result) => expect(count(wish(from, to, 'session'))).toBe(result))

  test('may not lie across a closure', () => {
    const closed = { ...plain, closures: [{ date: taipeiDate('2026-11-25'), reason_zh: '休館' }] }
    expect(count(wish('2026-11-24 10:00', '2026-11-26 21:00', 'hour', closed))).toBe('rent.crosses_closed_day')
  })

  test('holds each hour of its units', () => {
    const answer = wish('2026-11-24 10:00', '2026-11-24 17:00', 'session')
    if (!answer.ok) throw new Error(answer.reason)
    expect(hoursOf(answer.slots).map((hour) => formatTaipeiDateTime(hour).slice(11, 13))).toEqual([
      '10',
      '11',
      '12',
      '14',
      '15',
      '16',
    ])
  })
})

describe('any booking', () => {
  const firstDay = taipeiDate('2027-02-01')
  const dayCount = 14
  const day = fc.nat(dayCount - 1).map((offset) => addDays(firstDay, offset))
  const hours = fc.constantFrom(
    { opens: '10:00', closes: '21:00' },
    { opens: '10:30', closes: '17:30' },
    { opens: '14:00', closes: '24:00' },
    { opens: '13:15', closes: '13:45' },
  )
  const anyRules: fc.Arbitrary<OpeningRules> = fc.record({
    weekly: fc.constant(openingWeeklyAtStart),
    closures: fc.array(
      day.map((date) => ({ date, reason_zh: '休館' })),
      { maxLength: 2 },
    ),
    specialDays: fc.array(
      fc.tuple(day, hours).map(([date, span]) => ({ date, ...span })),
      { maxLength: 2 },
    ),
  })
  const noise = fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(1, -1, 1800, 900) },
  )
  /** Half of the times are edges of sessions, else too few bookings by the session would be whole. */
  const hourOr = (...edges: number[]) => fc.oneof(fc.constantFrom(...edges), fc.nat(24))
  const firstMs = at('2027-02-01 00:00').getTime()
  const wished = fc
    .record({
      day: fc.nat(dayCount - 1),
      hour: hourOr(10, 14, 18),
      noise,
      spanDays: fc.constantFrom(0, 0, 0, 0, 1, 1, 1, 2, 2, 3, -1),
      endHour: hourOr(13, 17, 21),
      endNoise: noise,
    })
    .map((random) => {
      const seconds = (dayIndex: number, hourOfDay: number) => dayIndex * 86_400 + hourOfDay * 3600
      return {
        startsAt: new Date(firstMs + (seconds(random.day, random.hour) + random.noise) * 1000),
        endsAt: new Date(firstMs + (seconds(random.day + random.spanDays, random.endHour) + random.endNoise) * 1000),
      }
    })

  test('of 50,000 is answered as a deliberately naive oracle answers it', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(
        wished,
        fc.constantFrom<RentUnit[]>('hour', 'session'),
        anyRules,
        ({ startsAt, endsAt }, unit, rules) => {
          const answer = slotsBetween({ startsAt, endsAt, unit, rules })
          const said = answer.ok
            ? answer.slots.map((slot) => `${tzText(slot.startsAt)} > ${tzText(slot.endsAt)}`).join('\n')
            : answer.reason
          expect(said).toBe(naiveAnswer(tzText(startsAt), tzText(endsAt), unit, rules))
          const outcome = `${unit} ${answer.ok ? 'ok' : answer.reason}`
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
        },
      ),
      { numRuns: 50_000 },
    )
    // The comparison is worth something only if every outcome came up often.
    const outcomes = [
      'ok',
      'rent.invalid_time',
      'rent.span_too_long',
      'rent.crosses_closed_day',
      'rent.outside_opening',
    ]
    for (const outcome of outcomes)
      for (const unit of ['hour', 'session'])
        expect(seen.get(`${unit} ${outcome}`) ?? 0, `${unit} ${outcome}`).toBeGreaterThan(300)
  })
})

/** Local time as text 'YYYY-MM-DD HH:mm:ss' by the machine's time zone data; remembered, as it is slow. */
const tzData = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei', dateStyle: 'short', timeStyle: 'medium' })
const tzTexts = new Map<number, string>()
function tzText(instant: Date): string {
  const known = tzTexts.get(instant.getTime()) ?? tzData.format(instant)
  tzTexts.set(instant.getTime(), known)
  return known
}

/** The rules said once more in the most childish way: on text, walking through days and hours one by one. */
function naiveAnswer(start: string, end: string, unit: RentUnit, rules: OpeningRules): string {
  if (end <= start) return 'rent.invalid_time'
  const touched: string[] = []
  for (let day = start.slice(0, 10); day <= end.slice(0, 10); day = nextDay(day))
    if (`${day} 00:00:00` < end) touched.push(day)
  if (touched.length > 3) return 'rent.span_too_long'
  if (touched.some((day) => naiveHours(day, rules) === undefined)) return 'rent.crosses_closed_day'

  const first = naiveHours(touched[0] ?? '', rules)
  const last = naiveHours(touched.at(-1) ?? '', rules)
  if (!first || !last) return 'no hours'
  if (start < first.from || start >= first.to || end <= last.from || end > last.to) return 'rent.outside_opening'

  const units = touched.flatMap((day) => naiveUnits(day, unit, rules))
  const taken = units.filter(([from, to]) => from >= start && to <= end)
  const fits = units.some(([from]) => from === start) && units.some(([, to]) => to === end)
  return fits ? taken.map(([from, to]) => `${from} > ${to}`).join('\n') : 'rent.invalid_time'
}

function naiveHours(day: string, rules: OpeningRules): { from: string; to: string } | undefined {
  for (const closure of rules.closures) if (closure.date === day) return undefined
  for (const special of rules.specialDays)
    if (special.date === day) return { from: `${day} ${special.opens}:00`, to: naiveEnd(day, special.closes) }
  const isMonday = new Date(`${day}T12:00:00Z`).toUTCString().startsWith('Mon')
  return isMonday ? undefined : { from: `${day} 10:00:00`, to: `${day} 21:00:00` }
}

function naiveUnits(day: string, unit: RentUnit, rules: OpeningRules): [string, string][] {
  const hours = naiveHours(day, rules)
  const isMonday = new Date(`${day}T12:00:00Z`).toUTCString().startsWith('Mon')
  const all: [string, string][] = []
  for (let hour = 0; hour < 24; hour += 1) {
    const length = unit === 'hour' ? 1 : 3
    const isUnit = unit === 'hour' || hour === 10 || hour === 14 || (hour === 18 && !isMonday)
    if (isUnit) all.push([`${day} ${two(hour)}:00:00`, naiveEnd(day, `${two(hour + length)}:00`)])
  }
  return all.filter(([from, to]) => hours !== undefined && from >= hours.from && to <= hours.to)
}

const two = (number: number): string => String(number).padStart(2, '0')
const naiveEnd = (day: string, time: string): string =>
  time === '24:00' ? `${nextDay(day)} 00:00:00` : `${day} ${time}:00`
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
