import type { tags as source } from '../zh/tags.ts'

/** What has a tag, in tabs. */
export const tags = {
  title: '#{{name}}',
  sound: 'LINK!',
  description: 'News, events, videos and albums of {{centre}} about “{{name}}”.',
  lead: 'Everything tagged “{{name}}”.',
  tabs: 'Kinds',
  news: 'News',
  activity: 'Events',
  video: 'Videos',
  album: 'Albums',
  none_news: 'No news has this tag yet.',
  none_activity: 'No event has this tag yet.',
  none_video: 'No video has this tag yet.',
  none_album: 'No album has this tag yet.',
  seeTab: 'See {{tab}} ({{count}})',
  seeNews: 'See all news',
} satisfies Record<keyof typeof source, string>
