/** Mails to people of the former system. No name stands in them. Source: docs/guarantees.md I-60 */
export const oldUserMail = {
  subject: '您的會員資料要搬家了',
  sound: 'MOVING!',
  title: '把會員資料帶過來',
  text: '漫畫文化中心換了新的會員系統。您在舊系統的資料還在，按下按鈕，設定新的密碼、驗證手機，就能繼續使用。',
  bring: '您的點數、會員等級與創作者資料會一起轉入新帳號。',
  button: '轉移我的會員資料',
  valid: '連結在 {{date}} 前有效，只能使用一次。過期時，可以在頁面上重新索取。',
  ignore: '如果您不曾是我們的會員，請不用理會這封信。',
  moved_subject: '您的會員資料已經轉移完成',
  moved_sound: 'HERE!',
  moved_title: '資料已經在這裡了',
  moved_text:
    '有人用這個信箱索取轉移連結，不過您的會員資料已經轉移過了。請直接登入；忘記密碼時，可以在登入頁重新設定。',
  moved_button: '前往登入',
  moved_ignore: '如果不是您本人索取，請不用理會這封信。',
} as const
