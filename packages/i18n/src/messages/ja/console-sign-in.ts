import type { Message } from '../../translate.ts'
import type { consoleSignIn as source } from '../zh/console-sign-in.ts'

export const consoleSignIn = {
  title: 'スタッフログイン',
  lead: 'アカウント名、パスワード、認証アプリの6桁のコードを入力してください。',
  username: 'アカウント名',
  password: 'パスワード',
  totp: '認証コード',
  totp_hint: '認証アプリに表示されている6桁の数字です。30秒ごとに変わります。',
  wrong_username: 'アカウント名を入力してください',
  wrong_password: 'パスワードを入力してください',
  wrong_totp: '6桁の数字を入力してください',
  submit: 'ログイン',
  busy: 'ログイン中…',
  demo: 'これはデモ環境です。スタッフのアカウントと認証コードはこちらにあります：',
  demo_link: 'デモ用メールボックス',
} satisfies Record<keyof typeof source, Message>
