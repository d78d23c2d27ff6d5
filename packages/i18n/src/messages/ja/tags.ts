import type { tags as source } from '../zh/tags.ts'

/** What has a tag, in tabs. */
export const tags = {
  title: '#{{name}}',
  sound: 'LINK!',
  description: '「{{name}}」に関する{{centre}}のお知らせ、イベント、映像、アルバムです。',
  lead: '「{{name}}」のタグが付いたものをまとめています。',
  tabs: '種類',
  news: 'お知らせ',
  activity: 'イベント',
  video: '映像',
  album: 'アルバム',
  none_news: 'このタグのお知らせはまだありません。',
  none_activity: 'このタグのイベントはまだありません。',
  none_video: 'このタグの映像はまだありません。',
  none_album: 'このタグのアルバムはまだありません。',
  seeTab: '{{tab}}を見る（{{count}}）',
  seeNews: 'すべてのお知らせを見る',
} satisfies Record<keyof typeof source, string>
