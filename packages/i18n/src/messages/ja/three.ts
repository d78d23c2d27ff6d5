import type { three as source } from '../zh/three.ts'
import type { Message } from '../../translate.ts'

export const three = {
  or: 'または',
  signInWith: '{{name}} でログイン',
  registerWith: '{{name}} で登録',
  problemCancelled: '{{name}} でのログインを取り消しました。もう一度試すか、ほかの方法でログインしてください。',
  problemFailed: '{{name}} で本人確認ができませんでした。もう一度試すか、ほかの方法でログインしてください。',
  problemAway: '{{name}} から応答がありません。しばらくしてからもう一度試すか、ほかの方法でログインしてください。',
  problemExpired: 'このログインは期限切れです。もう一度始めてください。',
  title: '登録の仕上げ',
  sound: 'ALMOST!',
  description: '残りの項目を入力して、{{centre}}の会員になります。',
  lead: '{{name}} で本人確認が済みました。あと少し入力すれば完了です。パスワードは要りません。',
  leadAs: 'ログイン中：{{email}}',
  haveAccount: 'すでに会員の方は',
  linkInstead: 'これまでの方法でログインすると、「ログイン方法とアプリ」で {{name}} を連携できます。',
  emptyTitle: '先にログイン方法を選んでください',
  emptyText:
    'このページは {{name}} でログインしてから始まります。または、ログインの期限（10分）が切れました。もう一度始めてください。',
  emptyNone:
    '現在、このサイトではほかのサービスでのログインをご利用いただけません。アカウントを作って登録またはログインしてください。',
  toRegister: 'アカウントを作って登録',
  toSign: 'ログインへ戻る',
  joinTitle: 'ご本人のアカウントですか？',
  joinSound: 'IS IT YOU?',
  joinDescription: 'ログイン方法を、お持ちの会員アカウントに連携します。',
  joinLead:
    '{{email}} の会員アカウントがすでにあります。ご本人のものと確認できれば、次から {{name}} でログインできます。',
  joinPassword: '会員のパスワード',
  joinSubmit: '連携してログイン',
  joining: '連携しています…',
  joinByCode: 'パスワードがない、または忘れた場合',
  joinSendCode: '{{mobile}} に認証コードを送る',
  joinCode: 'SMS 認証コード',
  joinCodeHint: '6桁の数字です。10分間有効です。',
  joinSubmitCode: '認証コードで連携してログイン',
  joinFailed: '連携できませんでした',
  joinNotMine: '自分のアカウントではない：別のメールアドレスで登録する',
  welcome: '登録が完了しました。ようこそ！',
} satisfies Record<keyof typeof source, Message>
