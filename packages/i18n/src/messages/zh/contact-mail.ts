/**
 * Mails about letters to the centre. They repeat nothing of the letter: anybody may write any address.
 * Source: docs/guarantees.md I-60
 */
export const contactMail = {
  received_subject: '我們收到您的來信（{{number}}）',
  received_sound: 'GOT IT',
  received_title: '來信已收到',
  received_number: '您的來信編號是 {{number}}。',
  received_text: '我們會在 {{date}} 前回覆您。',
  received_ignore: '如果您沒有寫信給我們，請不用理會這封信。',
  state_button: '查看處理進度',
  leaving_subject: '我們收到您的刪除帳號需求（{{number}}）',
  leaving_text: '我們會在 {{date}} 前與您聯絡，確認這個帳號是您的。在那之前，帳號不會有任何變動。',
  leaving_sign_in: '如果您還能登入，請登入後在「刪除帳號」頁面提出申請，這樣最快。',
  leaving_button: '前往刪除帳號',
  centre_subject: '新的來信 {{number}}',
  centre_sound: 'MAIL!',
  centre_title: '有一封新的來信',
  centre_text: '編號 {{number}}，主題「{{reason}}」。請在 {{date}} 前回覆。',
  centre_button: '在後臺開啟',
  answer_subject: '回覆您的來信（{{number}}）',
  answer_sound: 'HELLO',
  answer_title: '我們的回覆',
  answer_number: '來信編號：{{number}}',
  write_button: '再寫一封信',
  reason_general: '一般詢問',
  reason_event: '活動報名',
  reason_space: '場地租借',
  reason_points: '點數與儲值',
  reason_media: '媒體與合作',
  reason_account_cancel: '帳號刪除',
  reason_other: '其他',
} as const
