import type { legal as source } from '../zh/legal.ts'

/** Around the texts that a member agrees to: which version it is, and where the others are. */
export const legal = {
  version: '{{version}}版、{{date}}公開。',
  privacy: 'プライバシーポリシー',
  terms: '利用規約',
  others: 'ほかの版',
} satisfies Record<keyof typeof source, string>
