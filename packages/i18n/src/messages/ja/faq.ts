import type { faq as source } from '../zh/faq.ts'

/** Questions and answers. */
export const faq = {
  title: 'よくある質問',
  sound: 'HUH?',
  lead: 'まずはこちらをご覧ください。見つからないときは、お気軽にお問い合わせください。',
  description: 'アカウント、予約、会場、ポイント、クリエイター資格についてのよくある質問です。',
  filterLabel: 'テーマで絞り込む',
  all: 'すべて',
  searchLabel: '質問を検索',
  search: '検索',
  none: 'このテーマの質問は今ありません。',
  noneFound: '「{{words}}」を含む質問はありません。',
  seeAll: 'すべての質問を見る',
  ask: 'お問い合わせ',
  linkTo: 'この質問へのリンク',
  toDraft: 'この質問へ移動',
} satisfies Record<keyof typeof source, string>
