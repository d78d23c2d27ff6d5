import type { versions as source } from '../zh/versions.ts'

/** Around the texts that people go by: which version it is, which one is announced, and where the others are. */
export const versions = {
  version: 'Version {{version}}, published on {{date}}.',
  versionComing: 'Version {{version}}, in force from {{date}}.',
  others: 'Other versions',
  comingTitle: 'A new version is coming',
  coming: 'A new version comes into force on {{date}}. Until then, what you read here applies.',
  comingLink: 'Read the new version',
  notYetTitle: 'This version is not in force yet',
  notYet: 'It comes into force on {{date}}.',
  heldLink: 'Read the version in force',
  changes: 'What changes',
} satisfies Record<keyof typeof source, string>
