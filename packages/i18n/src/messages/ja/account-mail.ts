import type { accountMail as source } from '../zh/account-mail.ts'

export const accountMail = {
  valid: 'リンクの有効期間は{{hours}}時間で、使えるのは1回だけです。',
  code_valid: '認証コードの有効期間は{{minutes}}分で、使えるのは1回だけです。誰にも教えないでください。',

  reset_subject: 'パスワードの再設定',
  reset_sound: 'CLICK!',
  reset_title: '新しい鍵をどうぞ',
  reset_text: 'パスワード再設定のお申し込みを受け付けました。ボタンを押して、新しいパスワードを設定してください。',
  reset_button: '新しいパスワードを設定する',
  reset_ignore: 'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',

  password_subject: 'パスワードが変更されました',
  password_sound: 'DONE!',
  password_title: '変更が完了しました',
  password_text: '{{at}}（台北時間）にパスワードが変更され、すべての端末からログアウトしました。',
  password_button: 'パスワードを再設定する',
  password_not_you: 'お心当たりがない場合は、すぐにボタンを押してパスワードを再設定し、センターまでご連絡ください。',

  email_subject: '新しいメールアドレスの確認をお願いします',
  email_sound: 'NEXT!',
  email_title: '新しい宛先へ',
  email_text:
    '会員アカウントのメールアドレスを、このアドレスに変更するお申し込みを受け付けました。ボタンを押して確認してください。確認後はすべての端末からログアウトしますので、もう一度ログインしてください。',
  email_button: '新しいアドレスを確認する',
  email_ignore: 'お心当たりがない場合は、このメールを無視してください。メールアドレスは変わりません。',

  taken_subject: 'このメールアドレスは登録済みです',
  taken_sound: 'HMM?',
  taken_title: 'すでに会員です',
  taken_text:
    '別のアカウントのメールアドレスを、このアドレスに変更しようとした方がいます。すでに登録済みのため、変更していません。',
  taken_button: '登録済みのアカウントでログインする',
  taken_ignore: 'お心当たりがない場合は、このメールを無視してください。',

  wish_subject: 'メールアドレス変更のお申し込みがありました',
  wish_sound: 'WAIT!',
  wish_title: 'ご本人のお申し込みですか',
  wish_text:
    'アカウントのメールアドレスを {{email}} に変更するお申し込みがありました。新しいアドレスで確認されるまでは変わりません。',
  wish_not_you:
    'お心当たりがない場合は、すぐにボタンを押してパスワードを再設定してください。お申し込みは無効になります。',

  changed_subject: 'メールアドレスが変更されました',
  changed_sound: 'DONE!',
  changed_title: '変更が完了しました',
  changed_text:
    'アカウントのメールアドレスが {{email}} に変わり、すべての端末からログアウトしました。今後のメールは新しいアドレスに届きます。',
  changed_not_you: 'お心当たりがない場合は、すぐに携帯電話番号でパスワードを再設定し、センターまでご連絡ください。',

  mobile_subject: '携帯電話番号が変更されました',
  mobile_sound: 'DONE!',
  mobile_title: '変更が完了しました',
  mobile_text: 'アカウントの携帯電話番号が {{mobile}} に変わり、すべての端末からログアウトしました。',
  mobile_not_you: 'お心当たりがない場合は、すぐにボタンを押してパスワードを再設定し、センターまでご連絡ください。',

  proof_subject: '認証コードのお知らせ',
  proof_sound: 'IT IS ME!',
  proof_title: 'ご本人の確認',
  proof_text: 'アカウントの情報を変更しようとしています。画面にこの認証コードを入力してください。',
  proof_button: '会員情報に戻る',
  proof_ignore: 'お心当たりがない場合は、認証コードを誰にも教えず、パスワードを変更してください。',

  device_subject: '新しい端末からログインがありました',
  device_sound: 'WHO?',
  device_title: 'ログインしたのはご本人ですか',
  device_text: 'これまでにない端末から、アカウントにログインがありました。',
  device_name: '端末：{{device}}',
  device_address: 'ネットワーク：{{address}}',
  device_at: '日時：{{at}}（台北時間）',
  device_known: '{{browser}}（{{system}}）',
  device_unknown: '不明',
  device_button: 'ログイン中の端末を見る',
  device_you: 'ご本人の場合は、何もする必要はありません。',
  device_not_you: 'お心当たりがない場合は、そのページで他の端末をログアウトし、すぐにパスワードを変更してください。',

  sms_reset:
    '【マンガ文化センター】パスワード再設定の認証コードは {{code}} です。{{minutes}}分間有効です。誰にも教えないでください。',
  sms_change:
    '【マンガ文化センター】携帯電話番号変更の認証コードは {{code}} です。{{minutes}}分間有効です。誰にも教えないでください。',
  sms_proof:
    '【マンガ文化センター】アカウント情報変更の認証コードは {{code}} です。{{minutes}}分間有効です。誰にも教えないでください。',
  sms_taken:
    '【マンガ文化センター】この携帯電話番号は別のアカウントに登録済みのため、変更していません。お心当たりがない場合は無視してください。',
  sms_password:
    '【マンガ文化センター】パスワードが変更され、すべての端末からログアウトしました。お心当たりがない場合は、すぐに再設定してください。',
  sms_mobile:
    '【マンガ文化センター】アカウントの携帯電話番号が別の番号（{{mobile}}）に変わりました。お心当たりがない場合は、すぐにメールでパスワードを再設定してください。',
} as const satisfies Record<keyof typeof source, string>
