import type { Message } from '../../translate.ts'
import type { consoleRedirects as source } from '../zh/console-redirects.ts'

export const consoleRedirects = {
  lead: '古い URL にページがないとき、読者を新しい場所へ案内します（301）。',
  add: '転送を追加',
  change: '変更',
  change_title: '転送を変更',
  change_one: '{{from}}の転送を変更',
  remove: '削除',
  remove_one: '{{from}}の転送を削除',
  ask_remove: 'この転送を削除しますか？',
  ask_remove_text: '以後、この古い URL を開いた読者には 404 が表示されます。',
  removed: '転送を削除しました。',
  search: 'URL またはメモ',
  sort: '並び順',
  sort_hits: '利用回数',
  from: '古い URL',
  from_hint: 'URL をそのまま貼り付けられます。言語の部分（/zh、/ja、/en）は無視されます。',
  to: '新しい URL',
  to_hint: 'サイト内のパス（例：/news/33）。読者には自分の言語のページが開きます。',
  note: 'メモ',
  note_hint: '転送する理由を、あとの人のために残します。',
  hits: '利用回数',
  save: '保存',
  saved: '転送を保存しました。',
  empty_next: 'リニューアルなどで URL が変わったら、ここに古い URL を登録すると読者が迷いません。',
} satisfies Record<keyof typeof source, Message>
