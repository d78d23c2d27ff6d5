/** What calendar programs show of the feeds. Source: features "calendar" */
export const calendarFeed = {
  nameOf: '{{centre}}：{{kind}}',
  kind_exhibition: '展覽',
  kind_lecture: '講座',
  kind_course: '課程',
  kind_matchmaking: '媒合會',
  kind_closure: '休館',
  kind_special_day: '特別開放時間',
  kind_house: '休館與開放時間',
  title_closure: '休館：{{title}}',
  title_special_day: '特別開放時間：{{title}}',
} as const
