import { describe, expect, test } from 'vitest'
import {
  activityPhase,
  isActivityCategory,
  registrationDaysLeft,
  registrationStatus,
  type ActivitySpan,
  type Admission,
} from './activities.ts'
import { parseTaipeiDateTime } from './taipei-time.ts'

const at = (text: string) => parseTaipeiDateTime(text)!

const lecture: ActivitySpan = {
  startsAt: at('2026-12-10 14:00:00'),
  endsAt: at('2026-12-10 16:00:00'),
  cancelledAt: null,
}
const admission: Admission = {
  opensAt: at('2026-11-20 10:00:00'),
  closesAt: at('2026-12-08 23:59:59'),
  capacity: 30,
  taken: 29,
}

describe('an activity', () => {
  test.each([
    ['2026-12-10 13:59:59', 'upcoming'],
    ['2026-12-10 14:00:00', 'ongoing'],
    ['2026-12-10 15:59:59', 'ongoing'],
    ['2026-12-10 16:00:00', 'past'],
  ])('at %s is %s', (now, phase) => expect(activityPhase(lecture, at(now))).toBe(phase))

  test('that was called off is neither to come nor past', () =>
    expect(activityPhase({ ...lecture, cancelledAt: at('2026-11-01 00:00:00') }, at('2026-12-20 00:00:00'))).toBe(
      'cancelled',
    ))

  test.each([
    ['lecture', true],
    ['Lecture', false],
    ['__proto__', false],
    [undefined, false],
  ])('%s is a category: %s', (word, is) => expect(isActivityCategory(word)).toBe(is))
})

describe('registration', () => {
  test.each([
    ['2026-11-20 09:59:59', 'not_started'],
    ['2026-11-20 10:00:00', 'open'],
    ['2026-12-08 23:59:59', 'open'],
    ['2026-12-09 00:00:00', 'closed'],
  ])('at %s is %s', (now, status) => expect(registrationStatus(admission, lecture, at(now))).toBe(status))

  test('is full with the last place, and open again when one is given back', () => {
    const now = at('2026-12-01 12:00:00')
    expect(registrationStatus({ ...admission, taken: 30 }, lecture, now)).toBe('full')
    expect(registrationStatus({ ...admission, capacity: null, taken: 9_000 }, lecture, now)).toBe('open')
  })

  test('that is full is closed behind its window, and not open before it', () => {
    const full = { ...admission, taken: 30 }
    expect(registrationStatus(full, lecture, at('2026-12-09 00:00:00'))).toBe('closed')
    expect(registrationStatus(full, lecture, at('2026-11-01 00:00:00'))).toBe('not_started')
  })

  test('ends with the activity, whatever its window says, and with its calling off', () => {
    const late = { ...admission, closesAt: at('2027-01-01 00:00:00') }
    expect(registrationStatus(late, lecture, at('2026-12-10 16:00:00'))).toBe('closed')
    const cancelled = { ...lecture, cancelledAt: at('2026-11-30 00:00:00') }
    expect(registrationStatus(admission, cancelled, at('2026-12-01 00:00:00'))).toBe('closed')
  })

  test('of an activity without any is none', () =>
    expect(registrationStatus(null, lecture, at('2026-12-01 00:00:00'))).toBe('none'))

  test.each([
    ['2026-11-17 23:59:59', 'not_started', 3],
    ['2026-11-20 00:00:00', 'not_started', 0],
    ['2026-12-06 08:00:00', 'open', 2],
    ['2026-12-08 23:00:00', 'full', 0],
    ['2026-12-09 08:00:00', 'closed', null],
  ] as const)('at %s, %s, counts %s days', (now, status, days) =>
    expect(registrationDaysLeft(admission, status, at(now))).toBe(days),
  )
})
