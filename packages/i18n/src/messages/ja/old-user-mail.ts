import type { oldUserMail as source } from '../zh/old-user-mail.ts'

export const oldUserMail = {
  subject: '会員情報の移行のお願い',
  sound: 'MOVING!',
  title: '会員情報を移しましょう',
  text: 'マンガ文化センターの会員システムが新しくなりました。以前の会員情報は残っています。ボタンを押して、新しいパスワードの設定と携帯電話の確認を行うと、引き続きご利用いただけます。',
  bring: 'ポイント、会員区分、クリエイター情報も新しいアカウントに引き継がれます。',
  button: '会員情報を移行する',
  valid: 'リンクは{{date}}まで有効で、一度だけ使えます。期限が切れた場合は、画面から再発行できます。',
  ignore: '会員だったことがない場合は、このメールを破棄してください。',
  moved_subject: '会員情報はすでに移行済みです',
  moved_sound: 'HERE!',
  moved_title: '移行は完了しています',
  moved_text:
    'このメールアドレスで移行用リンクの再発行が申し込まれましたが、会員情報はすでに移行されています。そのままログインしてください。パスワードをお忘れの場合は、ログイン画面から再設定できます。',
  moved_button: 'ログインする',
  moved_ignore: 'お心当たりがない場合は、このメールを破棄してください。',
} satisfies Record<keyof typeof source, string>
