import type { consoleClients as source } from '../zh/console-clients.ts'
import type { Message } from '../../translate.ts'

export const consoleClients = {
  add: 'アプリを登録',
  add_title: 'アプリを登録',
  change: '変更',
  change_title: '変更：{{name}}',
  save: '保存',
  search: '名前',
  name: '名前',
  name_zh: '中国語の名前',
  name_ja: '日本語の名前',
  name_en: '英語の名前',
  name_hint: '会員が同意画面で見る名前です。',
  id: 'client_id',
  redirect_uris: '戻り先',
  redirect_hint:
    '1行に1つ、アプリが送るものと完全に一致させます。https のアドレス、アプリ独自のアドレス（例：example.koma.app:/callback）、または http://127.0.0.1/…（ポートは問いません）。',
  members: '利用会員',
  status_active: '利用中',
  status_disabled: '停止',
  created_at: '登録日時',
  disable_warning: '停止すると、このアプリでの全会員のログインがすぐに無効になり、新しいログインもできなくなります。',
  name_missing: '中国語の名前を入力してください',
  address_missing: '戻り先を1つ以上入力してください',
  address_wrong: '登録できないアドレスがあります。形式を確認してください',
  address_twice: '戻り先が重複しています',
  done_add: 'アプリを登録しました。',
  done_change: '変更を保存しました。',
  empty_next: 'モバイルアプリを登録すると、会員がそこからログインできます。',
} satisfies Record<keyof typeof source, Message>
