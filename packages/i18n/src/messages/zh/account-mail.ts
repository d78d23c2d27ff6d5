/**
 * Mails and SMS about the account itself: getting back in, changes, new devices. Source: docs/guarantees.md I-29, I-60
 */
export const accountMail = {
  valid: '連結在 {{hours}} 小時內有效，只能使用一次。',
  code_valid: '驗證碼在 {{minutes}} 分鐘內有效，只能使用一次。請勿告訴任何人。',

  reset_subject: '重設您的密碼',
  reset_sound: 'CLICK!',
  reset_title: '換一把新鑰匙',
  reset_text: '我們收到重設密碼的申請。請按下按鈕，設定新的密碼。',
  reset_button: '設定新密碼',
  reset_ignore: '如果不是您本人申請，請不用理會這封信，密碼不會改變。',

  password_subject: '您的密碼已變更',
  password_sound: 'DONE!',
  password_title: '密碼換好了',
  password_text: '您的帳號密碼已在 {{at}}（臺北時間）變更，所有裝置都已登出。',
  password_button: '重新設定密碼',
  password_not_you: '如果不是您本人，請立刻按下按鈕重新設定密碼，並與我們聯絡。',

  email_subject: '請確認新的電子郵件',
  email_sound: 'NEXT!',
  email_title: '換一個信箱',
  email_text: '您申請把會員帳號的電子郵件改成這個信箱。請按下按鈕確認；確認後，所有裝置都會登出，請重新登入。',
  email_button: '確認新的電子郵件',
  email_ignore: '如果不是您本人申請，請不用理會這封信，電子郵件不會改變。',

  taken_subject: '這個信箱已經有會員帳號',
  taken_sound: 'HMM?',
  taken_title: '已經是會員了',
  taken_text: '有人想把另一個帳號的電子郵件改成這個信箱。這個信箱已經屬於一個帳號，因此沒有變更。',
  taken_button: '登入既有的帳號',
  taken_ignore: '如果不是您本人操作，請不用理會這封信。',

  wish_subject: '有人申請變更您的電子郵件',
  wish_sound: 'WAIT!',
  wish_title: '這是您申請的嗎？',
  wish_text: '您的帳號申請改用 {{email}}。在新信箱按下確認之前，一切不變。',
  wish_not_you: '如果不是您本人，請立刻按下按鈕重新設定密碼，這個申請就會失效。',

  changed_subject: '您的電子郵件已變更',
  changed_sound: 'DONE!',
  changed_title: '信箱換好了',
  changed_text: '您的帳號已改用 {{email}}，所有裝置都已登出。之後的信件都會寄到新信箱。',
  changed_not_you: '如果不是您本人，請立刻用手機號碼重新設定密碼，並與我們聯絡。',

  mobile_subject: '您的手機號碼已變更',
  mobile_sound: 'DONE!',
  mobile_title: '號碼換好了',
  mobile_text: '您的帳號已改用手機號碼 {{mobile}}，所有裝置都已登出。',
  mobile_not_you: '如果不是您本人，請立刻按下按鈕重新設定密碼，並與我們聯絡。',

  proof_subject: '您的驗證碼',
  proof_sound: 'IT IS ME!',
  proof_title: '確認是您本人',
  proof_text: '您正要變更帳號資料。請在畫面上輸入這個驗證碼：',
  proof_button: '回到會員資料',
  proof_ignore: '如果不是您本人操作，請不要把驗證碼告訴任何人，並變更密碼。',

  device_subject: '新的裝置登入了您的帳號',
  device_sound: 'WHO?',
  device_title: '剛才是您登入的嗎？',
  device_text: '您的帳號剛從一個沒見過的裝置登入。',
  device_name: '裝置：{{device}}',
  device_address: '網路：{{address}}',
  device_at: '時間：{{at}}（臺北時間）',
  device_known: '{{browser}}（{{system}}）',
  device_unknown: '無法辨識',
  device_button: '查看登入中的裝置',
  device_you: '是您本人的話，不用做任何事。',
  device_not_you: '不是您嗎？請在那一頁登出其他裝置，並立刻變更密碼。',

  sms_reset: '【漫畫文化中心】重設密碼的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。請勿告訴任何人。',
  sms_change: '【漫畫文化中心】變更手機號碼的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。請勿告訴任何人。',
  sms_proof: '【漫畫文化中心】變更帳號資料的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。請勿告訴任何人。',
  sms_taken: '【漫畫文化中心】這個手機號碼已屬於另一個帳號，因此沒有變更。如果不是您本人操作，請不用理會。',
  sms_password: '【漫畫文化中心】您的密碼已變更，所有裝置都已登出。如果不是您本人，請立刻重新設定密碼。',
  sms_mobile:
    '【漫畫文化中心】您的帳號已改用其他手機號碼（{{mobile}}）。如果不是您本人，請立刻用電子郵件重新設定密碼。',
} as const
