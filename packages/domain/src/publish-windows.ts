/** From when until when something is shown; null is without beginning (a draft) or without end. */
export interface ShownSpan {
  readonly publishAt: Date | null
  readonly unpublishAt: Date | null
}

/** When staff want it shown; undefined is "as it is, else now", null is "without end". */
export interface WantedSpan {
  readonly publishAt: Date | undefined
  readonly unpublishAt: Date | null
}

/** The span that publishing makes: what has been shown before keeps its date, what was to come is shown now. */
export const spanToShow = ({ publishAt: before }: ShownSpan, wanted: WantedSpan, now: Date): ShownSpan => ({
  publishAt: wanted.publishAt ?? (before && before <= now ? before : now),
  unpublishAt: wanted.unpublishAt,
})

/** Whether anybody could ever read what has this span: its end comes after its beginning, and is still to come. */
export const canBeRead = ({ publishAt, unpublishAt }: ShownSpan, now: Date): boolean =>
  unpublishAt === null || (publishAt !== null && unpublishAt > publishAt && unpublishAt > now)

/** The span that hiding makes: what was to come is a draft again, and what is shown ends now. */
export function spanToHide({ publishAt }: ShownSpan, now: Date): ShownSpan {
  if (publishAt === null || publishAt > now) return { publishAt: null, unpublishAt: null }
  // Of what is hidden in the instant in which it was shown, the smallest span there is.
  return { publishAt, unpublishAt: now > publishAt ? now : new Date(publishAt.getTime() + 1) }
}
