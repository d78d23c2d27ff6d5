import type { auth as source } from '../zh/auth.ts'
import type { Message } from '../../translate.ts'

export const auth = {
  title: 'ログイン',
  sound: 'HELLO!',
  description: '{{centre}}の会員ログインです。',
  username: 'アカウント名、メールアドレスまたは携帯電話番号',
  password: 'パスワード',
  show: '表示',
  hide: '隠す',
  submit: 'ログイン',
  submitting: 'ログインしています…',
  failedTitle: 'ログインに失敗しました',
  failed: 'アカウント名またはパスワードを確認してください',
  required: '入力してください',
  noAccount: 'アカウントをお持ちでない方は',
  register: '新規登録する',
  backTo: 'ログイン後、元のページに戻ります。',
  demo: 'デモ用アカウントのパスワードは起動画面に表示されています。',
  signedIn: 'ログインしました',
  signedOut: 'ログアウトしました',
} satisfies Record<keyof typeof source, Message>
