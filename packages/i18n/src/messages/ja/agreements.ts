import type { Message } from '../../translate.ts'
import type { agreements as source } from '../zh/agreements.ts'

export const agreements = {
  title: '規約と同意の記録',
  description: '同意された利用規約とプライバシーポリシー、その後の変更点を確認できます。',
  lead: 'どの文書のどの版に、いつ同意されたかを確認できます。',
  noticeWord: 'ご確認のお願い',
  notice_terms: '利用規約を改定しました',
  notice_privacy: 'プライバシーポリシーを改定しました',
  notice_both: '利用規約とプライバシーポリシーを改定しました',
  noticeText: '変更点をお読みのうえ、同意されるかどうかをお知らせください。',
  noticeLink: '変更点を見る',
  noticePutAway: '「{{title}}」をいったん閉じて、あとで確認する',
  askTitle: '改定について、ご確認をお願いします',
  askText:
    '前回同意いただいたあと、次の点が変わりました。同意される前も閲覧はこれまでどおりでき、予約済みのものに影響はありません。',
  versionOf: '{{version}} 版（{{date}}公開）',
  whole: '全文を読む',
  agree: '上記の変更を読み、同意します',
  guardian: '20歳未満で、法定代理人も読んで同意しています',
  submit: '変更に同意する',
  sending: '送信中…',
  failed: 'まだ完了していません。次の項目をご確認ください。',
  thanks: 'ありがとうございます。同意を記録しました',
  later: 'あとで確認する',
  refuseText:
    'すぐに決めていただかなくてもかまいません。会員を続けたくない場合は、ご自身のデータをダウンロードして、アカウントを削除できます。',
  refuseLink: 'データのダウンロードとアカウントの削除',
  current: '{{date}}公開の {{version}} 版が現在の版です。',
  isDue: '確認待ち',
  agreedNow: '同意済み',
  record: '{{at}}に {{version}} 版に同意',
  recordRead: '{{at}}に {{version}} 版に同意（{{language}}）',
  none: '同意の記録はありません。',
  settingsTitle: '規約と同意の記録',
  settingsText: '同意した版を確認できます',
  settingsDue: '確認をお待ちしている改定があります',
} satisfies Record<keyof typeof source, Message>
