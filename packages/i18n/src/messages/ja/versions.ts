import type { versions as source } from '../zh/versions.ts'

/** Around the texts that people go by: which version it is, which one is announced, and where the others are. */
export const versions = {
  version: '{{version}}版、{{date}}公開。',
  versionComing: '{{version}}版、{{date}}から適用。',
  others: 'ほかの版',
  comingTitle: '新しい版のお知らせ',
  coming: '{{date}}から新しい版が適用されます。それまでは、このページの内容が有効です。',
  comingLink: '新しい版を読む',
  notYetTitle: 'この版はまだ適用されていません',
  notYet: '{{date}}から適用されます。',
  heldLink: '現在適用されている版を読む',
  changes: '変更点',
} satisfies Record<keyof typeof source, string>
