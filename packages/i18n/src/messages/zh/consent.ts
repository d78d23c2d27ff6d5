/** The question before any tag is loaded. Source: product §1 "A tag manager" */
export const consent = {
  title: '可以統計您的瀏覽嗎？',
  text: '我們想用 Google 的工具了解哪些頁面有人看、哪裡不好用。您同意之前不會載入任何東西，不同意也能照常使用全站。',
  yes: '同意',
  no: '不同意',
  more: '隱私權政策',
  change: '瀏覽統計設定',
} as const
