import type { consoleSearch as source } from '../zh/console-search.ts'

/** What visitors looked for and did not find. */
export const consoleSearch = {
  note: 'サイトで検索されて見つからなかった言葉を、回数の多い順に表示します。検索した人は記録しません。メールアドレスや番号のようなものは残さず、180日後に削除します。',
  asked: '検索された言葉',
  count: '回数',
  languages: 'ページの言語',
  first_on: '最初',
  last_on: '最近',
  status_open: '未対応',
  status_settled: '対応済み',
  settled_by: '{{name}} が対応',
  language_zh: '中国語',
  language_ja: '日本語',
  language_en: '英語',
  search: '言葉で絞り込む',
  action: '操作',
  settle: '対応済みにする',
  settle_of: '「{{words}}」を対応済みにする',
  reopen: '未対応に戻す',
  reopen_of: '「{{words}}」を未対応に戻す',
  done_settle: '対応済みにしました。また見つからないことがあれば、もう一度ここに出ます。',
  done_reopen: '未対応に戻しました',
  look: 'サイトで検索',
  look_for: '「{{words}}」をサイトで検索（新しいタブ）',
  empty_next: '探されたものはすべて見つかっています。見つからない言葉があると、ここに表示されます。',
} satisfies Record<keyof typeof source, string>
