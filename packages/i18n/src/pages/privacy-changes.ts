/** What is different from the version before, in sentences. */
export interface LegalChanges {
  readonly zh: readonly string[]
  readonly ja: readonly string[]
  readonly en: readonly string[]
}

/** What each version of the privacy policy says otherwise than the one before, for members who are asked again. Decision: 0025 */
export const privacyChanges = {
  '2026-11-22': {
    zh: [
      '補上我們保存的資料：收藏、您寄給我們的訊息，以及以其他服務登入時，該服務提供的識別碼與電子郵件。',
      '瀏覽統計一定先問過您才載入；會員、登入與付款的頁面一律不載入，決定隨時可以在頁尾更改。',
      '站內搜尋找不到結果的字詞會保留 180 天，但不記錄是誰找的。',
      '您同意過的版本與日期，現在可以在會員專區查看。',
    ],
    ja: [
      '保存する情報として、コレクション、お寄せいただいたメッセージ、ほかのサービスでのログイン時に渡される識別子とメールアドレスを加えました。',
      '閲覧状況の集計は、同意をいただいてから読み込みます。会員・ログイン・支払いのページでは読み込まず、設定はページ下部からいつでも変更できます。',
      'サイト内検索で見つからなかった言葉を 180 日間保存します。誰が検索したかは記録しません。',
      '同意した版と日付を、会員ページで確認できるようになりました。',
    ],
    en: [
      'It now names more of what we keep: your collection, messages to us, and, if you sign in with another service, the identifier and e-mail address that it gives us.',
      'Visits are counted only after you have agreed, never on pages of members, of signing in or of paying, and you can change your mind at the foot of any page.',
      'Words that the site’s search could not find are kept for 180 days, without a record of who searched.',
      'You can now see in the member area which version you agreed to, and when.',
    ],
  },
} as const satisfies Readonly<Record<string, LegalChanges>>
