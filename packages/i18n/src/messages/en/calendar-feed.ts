import type { calendarFeed as source } from '../zh/calendar-feed.ts'

export const calendarFeed = {
  nameOf: '{{centre}}: {{kind}}',
  kind_exhibition: 'Exhibitions',
  kind_lecture: 'Talks',
  kind_course: 'Courses',
  kind_matchmaking: 'Matchmaking',
  kind_closure: 'Closed',
  kind_special_day: 'Special hours',
  kind_house: 'Closed days and special hours',
  title_closure: 'Closed: {{title}}',
  title_special_day: 'Special hours: {{title}}',
} satisfies Record<keyof typeof source, string>
