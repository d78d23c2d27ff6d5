import type { collect as source } from '../zh/collect.ts'

/** Collecting and sharing: the buttons of an article, and the member's collection. */
export const collect = {
  title: 'コレクション',
  deeds: '保存と共有',
  collect: '保存する',
  remove: '保存済み',
  removeOf: '「{{title}}」の保存をやめる',
  collectOf: '「{{title}}」を保存する',
  collected: 'コレクションに追加しました',
  uncollected: 'コレクションから外しました',
  notDone: '保存できませんでした',
  backToItem: '元のページに戻る',
  share: '共有',
  shareTitle: 'このページを共有',
  shareBy: '{{name}}で共有',
  shareNote: '選ぶまで、当サイトがこれらのサービスに接続することはありません。',
  mail: 'メール',
  address: 'URL',
  copy: 'URLをコピー',
  copied: 'URLをコピーしました',
  copyFailed: 'コピーできませんでした。URLを選択してコピーしてください',
  close: '閉じる',
} satisfies Record<keyof typeof source, string>
