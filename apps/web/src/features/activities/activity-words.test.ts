import type { ActivityCard } from '@koma/contract/activities.ts'
import { site } from '@koma/i18n/messages/zh/site.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { provideWords, wordsFor } from '../../lib/words.ts'
import { categoryOf, askedActivities } from './activity-data.ts'
import { activityState, activityTime, classNames, countdown, feeWords } from '../../lib/activity-words.ts'

beforeAll(() => provideWords('zh', site))

const card = (phase: ActivityCard['phase'], status: ActivityCard['registration']['status'], keeps_waiting = false) => ({
  phase,
  registration: { status, keeps_waiting } as ActivityCard['registration'],
})

describe('the state of an activity', () => {
  test.each([
    [card('cancelled', 'closed'), 'cancelled'],
    [card('past', 'closed'), 'past'],
    [card('past', 'none'), 'past'],
    [card('upcoming', 'open'), 'open'],
    [card('upcoming', 'full'), 'full'],
    [card('upcoming', 'full', true), 'wait'],
    [card('upcoming', 'not_started'), 'not_started'],
    [card('upcoming', 'closed'), 'closed'],
    [card('ongoing', 'closed'), 'ongoing'],
    [card('ongoing', 'none'), 'ongoing'],
    [card('upcoming', 'none'), 'upcoming'],
  ])('%o is %s', (activity, key) => expect(activityState(activity).key).toBe(key))
})

describe('the words of an activity', () => {
  test.each([
    ['open', 0, '今天截止'],
    ['open', 1, '明天截止'],
    ['full', 9, '還有 9 天截止'],
    ['not_started', 0, '今天開放報名'],
    ['not_started', 1, '明天開放報名'],
    ['not_started', 5, '還有 5 天開放報名'],
    ['closed', null, null],
  ] as const)('%s with %s days left: %s', (status, days_left, said) =>
    expect(countdown(wordsFor('zh'), { status, days_left } as ActivityCard['registration'])).toBe(said),
  )

  test('a day has its times, a span its days', () => {
    const [starts_at, ends_at] = ['2026-12-10 14:00:00', '2026-12-10 16:00:00']
    expect(activityTime(wordsFor('zh'), { starts_at, ends_at })).toBe('2026年12月10日（四） 14:00–16:00')
    expect(activityTime(wordsFor('zh'), { starts_at, ends_at: '2027-01-02 21:00:00' })).toBe(
      '2026年12月10日至2027年1月2日',
    )
    const within = { starts_at, ends_at: '2026-12-20 21:00:00' }
    expect(activityTime(wordsFor('zh'), within)).toBe('2026年12月10日至12月20日')
  })

  test('a fee of nothing is free, and a least class names all that satisfy it', () => {
    expect([feeWords(wordsFor('zh'), 0), feeWords(wordsFor('zh'), 1_200)]).toEqual(['免費', '1,200 點'])
    expect(classNames(wordsFor('zh'), 'associate_creator')).toBe('準創作者、創作者')
  })
})

describe('an address', () => {
  test('names its category, or is the 404 screen', () => {
    expect(categoryOf('/ja/activity_course/12')).toBe('course')
    for (const other of ['/zh/activity_party', '/zh/news/activity_course', '/zh'])
      expect(() => categoryOf(other), other).toThrow(expect.objectContaining({ init: { status: 404 } }))
  })

  test('asks only what can be answered', () => {
    const asked = (query: string) => askedActivities(new URLSearchParams(query))
    expect(asked('when=past&q= 分鏡 &tag=3&open=1')).toEqual({ when: 'past', q: '分鏡', tag: 3, open: 1 })
    expect(asked('when=now&tag=x&open=yes&q=')).toEqual({
      when: undefined,
      q: undefined,
      tag: undefined,
      open: undefined,
    })
  })
})
