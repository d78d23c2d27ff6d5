import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile, eventUid, googleCalendarLink, lineOctetsMax, type CalendarEvent } from './icalendar.ts'
import { parseTaipeiDateTime, taipeiDate } from './taipei-time.ts'

const at = (text: string) => parseTaipeiDateTime(text)!

const lecture: CalendarEvent = {
  uid: eventUid('activity', 7, 'koma.example'),
  sequence: 2,
  changedAt: at('2026-11-01 09:30:00'),
  status: 'confirmed',
  time: { startsAt: at('2026-11-24 14:00:00'), endsAt: at('2026-11-24 16:00:00') },
  title: '分鏡的節奏',
  location: '2 樓 A 展間',
  url: 'https://koma.example/zh/activity_lecture/7',
  categories: ['講座'],
}

const fileOf = (...events: CalendarEvent[]) => calendarFile({ language: 'zh-Hant-TW', events })

/** The content lines, unfolded, as a calendar program reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => new RegExp(`^${name}[;:]`).test(line))
    ?.replace(/^[^:]*:/, '')

describe('a calendar file', () => {
  test('has what RFC 5545 asks of every calendar and every event', () => {
    expect(linesOf(fileOf(lecture))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Koma//Comic Culture Centre//ZH',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-TIMEZONE:Asia/Taipei',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Taipei',
      'BEGIN:STANDARD',
      'DTSTART:19791001T000000',
      'TZOFFSETFROM:+0800',
      'TZOFFSETTO:+0800',
      'TZNAME:CST',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:activity-7@koma.example',
      'SEQUENCE:2',
      'DTSTAMP:20261101T013000Z',
      'LAST-MODIFIED:20261101T013000Z',
      'DTSTART;TZID=Asia/Taipei:20261124T140000',
      'DTEND;TZID=Asia/Taipei:20261124T160000',
      'SUMMARY;LANGUAGE=zh-Hant-TW:分鏡的節奏',
      'LOCATION;LANGUAGE=zh-Hant-TW:2 樓 A 展間',
      'URL:https://koma.example/zh/activity_lecture/7',
      'CATEGORIES:講座',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('of a feed has a name and says when to ask again', () => {
    const file = calendarFile({ name: '漫畫, 活動', language: 'zh-Hant-TW', refreshHours: 6, events: [] })
    expect(valueOf(file, 'X-WR-CALNAME')).toBe('漫畫\\, 活動')
    expect(valueOf(file, 'REFRESH-INTERVAL')).toBe('PT6H')
  })

  test('names the language of a text that is in another one, and only of that', () => {
    const otherwise = { title: 'zh-Hant-TW', description: 'zh-Hant-TW' }
    const event = { ...lecture, description: '攜帶鉛筆', location: 'Room A', otherwise }
    const lines = linesOf(calendarFile({ language: 'en', events: [event] }))
    expect(lines).toEqual(
      expect.arrayContaining([
        'SUMMARY;LANGUAGE=zh-Hant-TW:分鏡的節奏',
        'DESCRIPTION;LANGUAGE=zh-Hant-TW:攜帶鉛筆',
        'LOCATION;LANGUAGE=en:Room A',
      ]),
    )
  })

  test('says that an event is cancelled', () => {
    expect(valueOf(fileOf({ ...lecture, status: 'cancelled' }), 'STATUS')).toBe('CANCELLED')
  })

  test('ends whole days on the day after the last, across a month', () => {
    const file = fileOf({ ...lecture, time: { firstDay: taipeiDate('2026-12-30'), lastDay: taipeiDate('2026-12-31') } })
    expect(linesOf(file)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101', 'TRANSP:TRANSPARENT']),
    )
  })

  test.each([
    ['a, b; c', 'a\\, b\\; c'],
    ['a\\n', 'a\\\\n'],
    ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
    ['bell\u0007 and nul\u0000', 'bell and nul'],
    ['END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
  ])('keeps %j one text', (title, written) => {
    expect(valueOf(fileOf({ ...lecture, title }), 'SUMMARY')).toBe(written)
  })

  test('has no line of more octets than allowed, tears no character, and loses none', () => {
    const signs = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(signs, (description) => {
        const file = fileOf({ ...lecture, description: `x${description}` })
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(lineOctetsMax)
          expect(line.isWellFormed()).toBe(true)
        }
        const read = valueOf(file, 'DESCRIPTION')!.replaceAll(/\\(.)/g, (_, sign: string) =>
          sign === 'n' ? '\n' : sign,
        )
        // eslint-disable-next-line no-control-regex
        const text = `x${description}`.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        expect(read).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  test('negative control: an unfolded line of that text would be too long', () => {
    expect(new TextEncoder().encode(`SUMMARY:${'漫'.repeat(60)}`).length).toBeGreaterThan(lineOctetsMax)
    expect(fileOf({ ...lecture, title: '漫'.repeat(60) })).toContain('\r\n ')
  })
})

describe('the link to Google Calendar', () => {
  test('carries the times of Taipei and every text', () => {
    const { searchParams, origin } = new URL(googleCalendarLink({ ...lecture, description: '攜帶鉛筆 & 紙' }))
    expect([origin, Object.fromEntries(searchParams)]).toEqual([
      'https://calendar.google.com',
      {
        action: 'TEMPLATE',
        text: '分鏡的節奏',
        dates: '20261124T140000/20261124T160000',
        ctz: 'Asia/Taipei',
        details: '攜帶鉛筆 & 紙',
        location: '2 樓 A 展間',
      },
    ])
  })

  test('of whole days names the day after the last', () => {
    const day = taipeiDate('2026-11-24')
    const link = googleCalendarLink({ ...lecture, time: { firstDay: day, lastDay: day } })
    expect(new URL(link).searchParams.get('dates')).toBe('20261124/20261125')
  })
})
