import type { Activity } from '@koma/contract/activities.ts'
import { describe, expect, test } from 'vitest'
import { eventsOf, isOpenEnded, sessionsOf } from './activity-event.ts'

const line = (starts_at: string, ends_at: string) => ({
  starts_at,
  ends_at,
  title_zh: '一段',
  title_ja: null,
  title_en: null,
})

const lecture = {
  id: 40,
  category: 'lecture',
  phase: 'upcoming',
  title_zh: '分鏡講座',
  title_ja: null,
  title_en: 'Storyboards',
  summary_zh: '一頁的節奏',
  location_zh: '2 樓 A 展間',
  starts_at: '2026-12-10 14:00:00',
  ends_at: '2026-12-10 16:00:00',
  schedule: [line('2026-12-10 14:00:00', '2026-12-10 14:15:00'), line('2026-12-10 14:15:00', '2026-12-10 16:00:00')],
  sequence: 3,
  changed_at: '2026-11-20 09:00:00',
} as unknown as Activity

const course = {
  ...lecture,
  ends_at: '2026-12-17 16:00:00',
  schedule: [...lecture.schedule, line('2026-12-17 14:00:00', '2026-12-17 16:00:00')],
}

const exhibition = { ...lecture, ends_at: '2027-01-20 21:00:00', schedule: [] } as unknown as Activity

const address = 'https://koma.example/zh/activity_lecture/40'

describe('the times of an activity', () => {
  test('of one day are one, however long its programme', () => {
    expect(sessionsOf(lecture)).toEqual([{ startsAt: lecture.starts_at, endsAt: lecture.ends_at }])
    expect(isOpenEnded(lecture, sessionsOf(lecture))).toBe(false)
  })

  test('of a series are one a day, from its first line to its last', () => {
    expect(sessionsOf(course)).toEqual([
      { startsAt: '2026-12-10 14:00:00', endsAt: '2026-12-10 16:00:00' },
      { startsAt: '2026-12-17 14:00:00', endsAt: '2026-12-17 16:00:00' },
    ])
    expect(isOpenEnded(course, sessionsOf(course))).toBe(false)
  })

  test('of an exhibition are its whole days', () => {
    expect(isOpenEnded(exhibition, sessionsOf(exhibition))).toBe(true)
    expect(eventsOf(exhibition, 'zh', address)[0]!.time).toEqual({ firstDay: '2026-12-10', lastDay: '2027-01-20' })
  })
})

describe('the entries in a calendar', () => {
  test('say what, when, where and where to read more, in the language of the reader', () => {
    expect(eventsOf(lecture, 'en', address)).toEqual([
      {
        uid: 'activity-40@koma.example',
        sequence: 3,
        changedAt: new Date('2026-11-20T01:00:00Z'),
        status: 'confirmed',
        title: 'Storyboards',
        description: `一頁的節奏\n${address}`,
        location: '2 樓 A 展間',
        otherwise: { description: 'zh-Hant-TW', location: 'zh-Hant-TW' },
        url: address,
        time: { startsAt: new Date('2026-12-10T06:00:00Z'), endsAt: new Date('2026-12-10T08:00:00Z') },
      },
    ])
  })

  test('of a series are told apart, and each keeps its id', () => {
    const events = eventsOf(course, 'zh', address)
    expect(events.map(({ uid, title }) => [uid, title])).toEqual([
      ['activity-40-1@koma.example', '分鏡講座 (1/2)'],
      ['activity-40-2@koma.example', '分鏡講座 (2/2)'],
    ])
  })

  test('of what was called off say so', () => {
    expect(eventsOf({ ...lecture, phase: 'cancelled' }, 'zh', address)[0]!.status).toBe('cancelled')
  })
})
