import type { calendarFeed as source } from '../zh/calendar-feed.ts'

export const calendarFeed = {
  nameOf: '{{centre}}：{{kind}}',
  kind_exhibition: '展示',
  kind_lecture: '講演会',
  kind_course: '講座',
  kind_matchmaking: 'マッチング商談会',
  kind_closure: '休館',
  kind_special_day: '特別開館時間',
  kind_house: '休館日と開館時間',
  title_closure: '休館：{{title}}',
  title_special_day: '特別開館時間：{{title}}',
} satisfies Record<keyof typeof source, string>
