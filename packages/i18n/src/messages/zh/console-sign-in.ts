/** Signing in to the staff console. */
export const consoleSignIn = {
  title: '工作人員登入',
  lead: '請輸入帳號、密碼與驗證器上的六位數驗證碼。',
  username: '帳號',
  password: '密碼',
  totp: '驗證碼',
  totp_hint: '驗證器上目前顯示的六位數字，每 30 秒更換一次。',
  wrong_username: '請輸入帳號',
  wrong_password: '請輸入密碼',
  wrong_totp: '請輸入六位數字',
  submit: '登入',
  busy: '登入中…',
  demo: '示範模式：工作人員的帳號與驗證碼在',
  demo_link: '示範信箱',
} as const
