/** Where an item stands for visitors; nothing has to run for one to become another. Decision: content (staff console) */
export const contentStates = ['draft', 'scheduled', 'published', 'unpublished', 'trashed'] as const

export type ContentState = (typeof contentStates)[number]

/** When an item is shown; null is without beginning (a draft) or without end. */
export interface PublishWindow {
  readonly publishAt: Date | null
  readonly unpublishAt: Date | null
  readonly trashedAt: Date | null
}

/** The state at an instant: shown from `publishAt` on, until just before `unpublishAt`. */
export function contentStateAt({ publishAt, unpublishAt, trashedAt }: PublishWindow, now: Date): ContentState {
  if (trashedAt) return 'trashed'
  if (!publishAt) return 'draft'
  if (unpublishAt && unpublishAt <= now) return 'unpublished'
  return publishAt > now ? 'scheduled' : 'published'
}

/** What staff can do with an item beside writing it. */
export const contentMoves = ['publish', 'unpublish', 'trash', 'restore'] as const

export type ContentMove = (typeof contentMoves)[number]

const moves = {
  draft: ['publish', 'trash'],
  scheduled: ['publish', 'unpublish', 'trash'],
  published: ['publish', 'unpublish', 'trash'],
  unpublished: ['publish', 'trash'],
  trashed: ['restore'],
} as const satisfies Record<ContentState, readonly ContentMove[]>

/** Whether the move is open to an item in that state. */
export const mayMove = (state: ContentState, move: ContentMove): boolean =>
  (moves[state] as readonly ContentMove[]).includes(move)
