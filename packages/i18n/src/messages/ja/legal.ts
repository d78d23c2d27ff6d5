import type { legal as source } from '../zh/legal.ts'

/** What the texts that a member agrees to are called. */
export const legal = {
  privacy: 'プライバシーポリシー',
  terms: '利用規約',
} satisfies Record<keyof typeof source, string>
