import type { front as source } from '../zh/front.ts'
import type { Message } from '../../translate.ts'

export const front = {
  banners: 'Highlights',
  notices: 'Notices',
  notice_info: 'Notice',
  notice_warning: 'Important',
  noticeMore: 'Read more',
  noticePutAway: 'Put away the notice “{{title}}”',
  previewLabel: 'Preview',
  previewNote:
    'This is home with the banners that are not shown yet. Readers do not see them. Home itself has room for the first three banners.',
  previewNotice:
    'The notice “{{title}}” at the top is not public yet. Only people with this link can see it. Once public, it will stand there on every page.',
  previewNoticeFull:
    'The last notice at the top, “{{title}}”, is not public yet. Only people with this link can see it. All places are taken now, so once public it will wait until another notice ends.',
  activities: 'Coming up',
  all: 'See all',
  week: 'This week',
  toCalendar: 'Open the calendar',
  more: '{{count}} more',
  stillOn: '{{count}} already on',
  desks: 'Free right now',
  desksLater: 'Seats you can book',
  asOf: 'As of {{time}}. The number is how many are free.',
  desksClosed: 'We are closed now, but you can book ahead. The number is the seats of each kind.',
  seats: { one: '{{count}} seat', other: '{{count}} seats' },
  free: '{{free}} of {{seats}} free',
  noneFree: 'All in use',
  comics: 'Comics of the month',
  newest: 'Here are the newest ones',
  near: 'Perhaps you were looking for',
  toDatabase: 'Browse the database',
  lost: 'This panel cannot be drawn right now. Please try again in a moment.',
  again: 'Try again',
} satisfies Record<keyof typeof source, Message>
