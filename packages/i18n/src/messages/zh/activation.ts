/** What a member who is not activated still lacks, on every screen where it matters. */
export const activation = {
  title: '帳號尚未啟用',
  text: '啟用後才能預約。還差：',
  email: '電子郵件驗證：請點開寄到 {{email}} 的連結。',
  address: '您的信箱沒有在期限內完成驗證，已由其他人使用。',
  giveAddress: '填寫新的信箱',
  mobile: '手機驗證：請完成 {{mobile}} 的簡訊驗證。',
  mobileNow: '驗證手機',
  mailSending: '寄送中…',
  mailAgain: '再寄一次驗證信',
} as const
