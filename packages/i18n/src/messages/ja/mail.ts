import type { mail as source } from '../zh/mail.ts'

export const mail = {
  centre: 'マンガ文化センター',
  greeting: 'こんにちは。',
  signature: 'Koma マンガ文化センター',
  automatic: 'このメールは自動送信です。返信はお受けできません。',
  button_fallback: 'ボタンが開かない場合は、このURLをブラウザに貼り付けてください。',
  verify_subject: 'メールアドレスの確認をお願いします',
  verify_title: '最後のひとコマ',
  verify_sound: 'NEXT!',
  verify_text:
    'マンガ文化センターへのご登録ありがとうございます。ボタンを押して、このメールアドレスがご本人のものであることを確認してください。アカウントが有効になります。',
  verify_button: 'アカウントを有効にする',
  verify_valid: 'リンクの有効期間は{{hours}}時間で、使えるのは1回だけです。',
  verify_ignore: 'お心当たりがない場合は、このメールを無視してください。アカウントが有効になることはありません。',
  deletion_subject: '退会の申請を受け付けました',
  deletion_title: '受け付けました',
  deletion_sound: 'GOT IT',
  deletion_text:
    '{{date}}までにご連絡し、残りのポイントの返金についてご案内します。ご確認いただいたあとに、個人情報を消去します。',
  deletion_signed_out: 'すべての端末からログアウトしました。',
  deletion_undo: 'お気持ちが変わった場合は、それまでにログインして「退会を取りやめる」を選んでください。',
  deletion_button: 'ログインする',
  deletion_ignore: 'ご本人のお申し込みでない場合は、すぐにログインして取り消し、パスワードを変更してください。',
  linked_subject: '会員アカウントに {{provider}} を連携しました',
  linked_title: 'ログイン方法が増えました',
  linked_sound: 'LINKED!',
  linked_text:
    'これから {{provider}} でマンガ文化センターにログインできます。これまでのログイン方法もそのまま使えます。',
  linked_button: 'ログイン方法を見る',
  linked_ignore: 'お心当たりがない場合は、すぐに連携を解除し、パスワードを変更してください。',
  unlinked_subject: '会員アカウントの{{provider}}連携を解除しました',
  unlinked_title: 'ログイン方法が減りました',
  unlinked_sound: 'CUT!',
  unlinked_text: '今後、{{provider}} ではログインできません。いつでももう一度連携できます。',
  file_refused_subject: 'アップロードされたファイルを受け付けられませんでした',
  file_refused_title: 'ファイルを使えません',
  file_refused_sound: 'OOPS!',
  file_infected_text:
    'アップロードされた「{{name}}」から不正なプログラムが見つかったため、ファイルを削除しました。お使いのパソコンをウイルス対策ソフトで確認してください。',
  file_rejected_text:
    'アップロードされた「{{name}}」は、スタッフが確認した結果、受け付けられませんでした。ファイルは削除しました。',
  file_refused_next: 'PDFを作り直して、もう一度アップロードしてください。',
  file_refused_button: 'サイトへ戻る',
  sms_code: '【マンガ文化センター】認証コードは {{code}} です。{{minutes}}分間有効です。誰にも教えないでください。',
  sms_registered:
    '【マンガ文化センター】この携帯電話番号は登録済みです。そのままログインしてください。お心当たりがない場合は無視してください。',
} as const satisfies Record<keyof typeof source, string>
