import type { legal as source } from '../zh/legal.ts'

/** Around the texts that a member agrees to: which version it is, and where the others are. */
export const legal = {
  version: 'Version {{version}}, published on {{date}}.',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  others: 'Other versions',
} satisfies Record<keyof typeof source, string>
