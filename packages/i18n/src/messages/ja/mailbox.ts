import type { mailbox as source } from '../zh/mailbox.ts'

export const mailbox = {
  title: 'デモ用メールボックス',
  intro: 'デモではメールもSMSも送信されません。すべてここに、新しい順に表示されます。',
  codes_heading: '管理画面の認証コード',
  codes_intro:
    '管理画面へのログインに必要な6桁のコードです。30秒ごとに変わります。再読み込みで新しいコードが表示されます。',
  account: 'アカウント',
  role: '役割',
  password: 'パスワード',
  code: 'コード',
  messages_heading: 'メールとSMS',
  empty: 'メッセージはまだありません。会員登録をすると、SMSと確認メールがここに届きます。',
  to: '宛先',
  mail: 'メール',
  sms: 'SMS',
  open_link: 'リンクを開く',
  filter: 'メールアドレスまたは携帯電話番号で絞り込む',
  apply: '絞り込む',
  to_site: 'サイトへ',
  to_console: '管理画面へ',
} satisfies Record<keyof typeof source, string>
