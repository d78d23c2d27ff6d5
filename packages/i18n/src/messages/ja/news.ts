import type { news as source } from '../zh/news.ts'

/** News: the lists and an article. */
export const news = {
  title: 'お知らせ',
  sound: 'EXTRA!',
  lead: 'お知らせ、展示、公募の情報をまとめています。',
  description: 'マンガ文化センターのお知らせ、展示、公募、イベントの最新情報です。',
  filterLabel: '種類で絞り込む',
  all: 'すべて',
  none: 'この種類のお知らせは今ありません。',
  noneFound: '「{{words}}」を含むお知らせはありません。',
  seeAll: 'すべてのお知らせを見る',
  searchLabel: 'お知らせを検索',
  search: '検索',
  publishedOn: '{{date}}公開',
  tags: 'タグ',
  related: '関連するお知らせ',
  beside: '前後のお知らせ',
  older: '前の記事：{{title}}',
  newer: '次の記事：{{title}}',
  inLanguage_zh: '中国語',
  inLanguage_ja: '日本語',
  inLanguage_en: '英語',
  paging: 'ページ',
  previousPage: '前へ',
  nextPage: '次へ',
  pageOf: '{{last}}ページ中{{page}}ページ目',
} satisfies Record<keyof typeof source, string>
