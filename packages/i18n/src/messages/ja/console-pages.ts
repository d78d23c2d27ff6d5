import type { Message } from '../../translate.ts'
import type { consolePages as source } from '../zh/console-pages.ts'

export const consolePages = {
  numbers: '本文の「{{example}}」のような部分には、設定の数値が自動で入ります。そのまま残してください。',
  holds_hint: 'この日の午前0時から適用されます。最短で明日です。公開すると、ページに予告が出ます。',
  asks_hint: '適用後、以前の版に同意した会員に通知し、変更点を示します。',
  changes_hint: '1行に1文。会員に表示されます。',
  versions: '版',
  versions_text: '適用された版は、変更も削除もできません。変えるときは次の版を書いてください。',
  version: '版',
  from: '適用日',
  read: 'サイトで読む',
  state_past: '過去の版',
  state_current: '適用中',
  state_coming: '予告中',
  publish_title: 'この版を公開しますか？',
  publish_legal:
    '{{day}} 午前 0 時から適用されます。それまではページに予告が出て、変更や取り下げもできます。適用日を過ぎると変更できません。',
  publish_replaces: '予告中の版（{{day}}）は、この版に置き換わります。',
  publish_asks: '適用後、会員にもう一度同意を求めます。',
  publish_quiet: '会員にあらためて同意は求めません。',
  publish_house: '新しい内容がすぐに表示されます。',
  no_day: '先に適用日を入力してください。',
  withdraw: '予告を取り下げる',
  withdraw_title: '予告中の版を取り下げますか？',
  withdraw_text: '{{day}} の版はサイトから消えます。適用中の版は変わりません。下書きは残ります。',
} satisfies Record<keyof typeof source, Message>
