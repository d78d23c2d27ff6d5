import type { reference as source } from '../zh/reference.ts'

export const reference = {
  title: 'Koma API リファレンス',
  intro:
    'マンガ文化センターのAPIです。サイト、モバイルアプリ、管理画面が共通で使います。時刻はすべて台北時間で、形式は YYYY-MM-DD HH:mm:ss です。',
  download: 'OpenAPI 3.1 の文書をダウンロード',
  contents: '目次',
  public: 'ログイン不要です',
  visitor: 'ログインは任意です',
  member: '会員のアクセストークンが必要です',
  staff: 'スタッフのアクセストークンが必要です',
  parameters: 'パラメーター',
  name: '名前',
  place: '場所',
  type: '型',
  required: '必須',
  yes: 'はい',
  no: 'いいえ',
  body: 'リクエストの内容',
  answers: '応答',
  status: 'ステータス',
  meaning: '説明',
  records: 'データ構造',
} as const satisfies Record<keyof typeof source, string>
