import type { collect as source } from '../zh/collect.ts'

/** Collecting and sharing: the buttons of an article, and the member's collection. */
export const collect = {
  title: 'My collection',
  deeds: 'Save and share',
  collect: 'Save',
  remove: 'Saved',
  removeOf: 'Remove “{{title}}” from your collection',
  collectOf: 'Save “{{title}}” to your collection',
  collected: 'Added to your collection',
  uncollected: 'Removed from your collection',
  notDone: 'That could not be saved',
  backToItem: 'Back to the page',
  share: 'Share',
  shareTitle: 'Share this page',
  shareBy: 'Share by {{name}}',
  shareNote: 'Nothing is sent to these services until you choose one.',
  mail: 'e-mail',
  address: 'Address',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Could not copy. Please select the address and copy it yourself',
  close: 'Close',
} satisfies Record<keyof typeof source, string>
