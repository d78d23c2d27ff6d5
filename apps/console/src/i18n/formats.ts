import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { addDays, formatTaipeiDateTime, parseTaipeiDate, parseTaipeiDateTime } from '@koma/domain/taipei-time.ts'

/** Names in three languages; the zh one is never empty. Source: product §3 "Localised content" */
export interface Names {
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

/** The one place where the console writes dates, times and numbers. All times are the centre's (Asia/Taipei). */
export interface Formats {
  /** 'YYYY-MM-DD' with its weekday; another text is given back as it is. */
  day(date: string): string
  /** 'YYYY-MM-DD' short. */
  date(date: string): string
  /** 'YYYY-MM-DD HH:mm:ss' as date and time to the minute. */
  at(dateTime: string): string
  /** An instant of UTC as JSON writes it, like `at`; another text is given back as it is. */
  instant(text: string): string
  /** The time of day of 'YYYY-MM-DD HH:mm:ss', HH:mm. */
  time(dateTime: string): string
  /** From when to when: the date only where the two days differ or the day is not the one that is looked at. */
  span(startsAt: string, endsAt: string, onDay?: string): string
  number(value: number): string
  /** With its sign, also when positive. */
  signed(value: number): string
  name(names: Names): string
}

/** The formats of a language; the same object every time. */
export function formatsOf(language: Language): Formats {
  return (formats[language] ??= build(language))
}

const formats: Partial<Record<Language, Formats>> = {}

function build(language: Language): Formats {
  const inTaipei = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(htmlLang[language], { timeZone: 'Asia/Taipei', ...options })
  // English months are words, because 11/12 is two different days on two sides of an ocean.
  const month = language === 'en' ? 'short' : '2-digit'
  const longDay = inTaipei({ year: 'numeric', month: 'long', day: 'numeric' })
  const weekday = inTaipei({ weekday: 'short' })
  const date = inTaipei({ year: 'numeric', month, day: '2-digit' })
  const monthDay = inTaipei({ month: language === 'en' ? 'short' : 'numeric', day: 'numeric' })
  const number = new Intl.NumberFormat(htmlLang[language])
  const signed = new Intl.NumberFormat(htmlLang[language], { signDisplay: 'exceptZero' })
  const time = (dateTime: string) => dateTime.slice(11, 16)
  // Put together here, because Intl puts spaces of its own between date and time.
  const at = (dateTime: string) =>
    parseTaipeiDateTime(dateTime) ? `${onDate(dateTime.slice(0, 10), date)} ${time(dateTime)}` : dateTime
  const dayAndTime = (dateTime: string) => `${onDate(dateTime.slice(0, 10), monthDay)} ${time(dateTime)}`
  return {
    day: (text) =>
      parseTaipeiDate(text) ? weekdayForms[language](onDate(text, longDay), onDate(text, weekday)) : text,
    date: (text) => onDate(text, date),
    at,
    instant: (text) => (isoInstant.test(text) ? at(formatTaipeiDateTime(new Date(text))) : text),
    time,
    span: (startsAt, endsAt, onDay) => {
      const [first, last] = [startsAt.slice(0, 10), lastDayOf(endsAt)]
      if (first !== last || (onDay !== undefined && first !== onDay))
        return `${dayAndTime(startsAt)}–${dayAndTime(endsAt)}`
      return `${time(startsAt)}–${time(endsAt)}`
    },
    number: (value) => number.format(value),
    signed: (value) => signed.format(value),
    name: (names) => ({ zh: names.name_zh, ja: names.name_ja, en: names.name_en })[language] ?? names.name_zh,
  }
}

/** As JSON writes an instant, by JavaScript or by PostgreSQL. */
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

const weekdayForms = {
  zh: (day: string, weekday: string) => `${day}（${weekday}）`,
  ja: (day: string, weekday: string) => `${day}（${weekday}）`,
  en: (day: string, weekday: string) => `${weekday}, ${day}`,
} as const satisfies Record<Language, unknown>

function onDate(text: string, format: Intl.DateTimeFormat): string {
  const noon = parseTaipeiDateTime(`${text} 12:00:00`)
  return noon ? format.format(noon) : text
}

/** A time that ends at midnight still belongs to the day before. */
function lastDayOf(endsAt: string): string {
  const day = endsAt.slice(0, 10)
  const date = parseTaipeiDate(day)
  return date && endsAt.endsWith('00:00:00') ? addDays(date, -1) : day
}
