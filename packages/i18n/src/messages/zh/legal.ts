/** What the texts that a member agrees to are called. */
export const legal = {
  privacy: '隱私權政策',
  terms: '使用條款',
} as const
