import type { front as source } from '../zh/front.ts'
import type { Message } from '../../translate.ts'

export const front = {
  banners: 'おすすめ',
  notices: 'お知らせ',
  notice_info: 'お知らせ',
  notice_warning: '重要なお知らせ',
  noticeMore: '詳しく見る',
  noticePutAway: 'お知らせ「{{title}}」を閉じる',
  previewLabel: 'プレビュー',
  previewNote:
    'まだ公開していないバナーを加えたトップページです。読者には見えません。トップに出るのは先頭の 3 件までです。',
  previewNotice:
    'ページ上部のお知らせ「{{title}}」は公開前です。このリンクを受け取った人だけが見られます。公開すると、全ページのこの位置に表示されます。',
  previewNoticeFull:
    'ページ上部の最後のお知らせ「{{title}}」は公開前です。このリンクを受け取った人だけが見られます。いまは表示枠が埋まっているため、公開しても、ほかのお知らせが終わるまで表示されません。',
  activities: 'これからのイベント',
  all: 'すべて見る',
  week: '今週の予定',
  toCalendar: 'カレンダーを見る',
  more: 'ほか{{count}}件',
  stillOn: '開催中{{count}}件',
  desks: 'いま空いている席',
  desksLater: '予約できる席',
  asOf: '{{time}}現在。数字は空席数です。',
  desksClosed: 'ただいま閉館中ですが、この先の時間は予約できます。数字は席数です。',
  seats: '全{{count}}席',
  free: '{{seats}}席中{{free}}席が空いています',
  noneFree: 'ただいま満席です',
  comics: '今月の作品',
  newest: '新しいものはこちらです',
  near: 'お探しのページはこちらかもしれません',
  toDatabase: 'データベースへ',
  lost: 'このコマは今お見せできません。しばらくしてからお試しください。',
  again: 'もう一度試す',
} satisfies Record<keyof typeof source, Message>
