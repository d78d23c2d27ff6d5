import type { legal as source } from '../zh/legal.ts'

/** What the texts that a member agrees to are called. */
export const legal = {
  privacy: 'Privacy policy',
  terms: 'Terms of use',
} satisfies Record<keyof typeof source, string>
