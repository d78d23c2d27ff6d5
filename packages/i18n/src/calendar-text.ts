import { calendarFeed as en } from './messages/en/calendar-feed.ts'
import { calendarFeed as ja } from './messages/ja/calendar-feed.ts'
import { calendarFeed as zh } from './messages/zh/calendar-feed.ts'
import { translator, type Translate } from './translate.ts'

type Source = { calendarFeed: typeof zh }

const texts = {
  zh: translator<Source>('zh', { calendarFeed: zh }),
  ja: translator<Source>('ja', { calendarFeed: ja }),
  en: translator<Source>('en', { calendarFeed: en }),
}

/** What a calendar program is told in one language. */
export function calendarText(language: keyof typeof texts): Translate<Source> {
  return texts[language]
}
