/** What a member can collect, in the order in which the collection shows it. Source: product §3 "Collectable items" */
export const collectKinds = ['news', 'activity', 'video', 'album'] as const

export type CollectKind = (typeof collectKinds)[number]

/** Whether a word of an address names one of them. */
export const isCollectKind = (word: string | undefined): word is CollectKind =>
  (collectKinds as readonly (string | undefined)[]).includes(word)
