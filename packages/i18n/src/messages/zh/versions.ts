/** Around the texts that people go by: which version it is, which one is announced, and where the others are. Decision: 0026 */
export const versions = {
  version: '版本 {{version}}，{{date}}公布。',
  versionComing: '版本 {{version}}，{{date}}起適用。',
  others: '其他版本',
  comingTitle: '新版本預告',
  coming: '新版本從{{date}}起適用。在那之前，仍以這一頁的內容為準。',
  comingLink: '先看新版本',
  notYetTitle: '這個版本還沒有開始適用',
  notYet: '從{{date}}起適用。',
  heldLink: '看目前適用的版本',
  changes: '改了什麼',
} as const
