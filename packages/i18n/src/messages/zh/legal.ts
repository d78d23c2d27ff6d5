/** Around the texts that a member agrees to: which version it is, and where the others are. */
export const legal = {
  version: '版本 {{version}}，{{date}}公布。',
  privacy: '隱私權政策',
  terms: '使用條款',
  others: '其他版本',
} as const
