import type { errors as source } from '../zh/errors.ts'
import type { Message } from '../../translate.ts'

export const errors = {
  forbidden: 'この操作を行う権限がありません',
  inputFormat: '入力形式が正しくありません',
  tooFast: '少し速すぎます。ひと休みしましょう！',
  unknown: '問題が起きました。もう一度お試しください。',
  noConnection: 'サイトに接続できませんでした。入力内容は残っています。通信環境を確認して、もう一度お試しください。',
  crossSite: 'このサイト以外から送られたため、実行しませんでした。',
  notFoundTitle: 'ページが見つかりません',
  notFoundSound: 'HMM?',
  notFoundText: 'このページは存在しないか、リンクが正しくありません。',
  serverTitle: 'サーバーエラー',
  serverSound: 'SPLASH!',
  serverText: 'サーバーに問題が発生しました。時間をおいて再度お試しください。',
  forbiddenTitle: '入れません',
  forbiddenSound: 'STOP!',
  backHome: 'ホームへ戻る',
  seeRent: 'ワークステーション・機材を見る',
  summary: { one: '{{count}}か所の修正が必要です', other: '{{count}}か所の修正が必要です' },
  noDataFound: '該当するデータがありません',
  noRecord: '記録がありません',
} satisfies Record<keyof typeof source, Message>
