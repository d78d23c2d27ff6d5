import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openPreview, signPreview, type SignedPreview } from '../../../platform/preview-links.ts'
import { postingTables, type PostingKind } from '../queries/kinds.ts'
import { setPostingWindow } from '../queries/posting-changes.ts'
import { postingById } from '../queries/postings.ts'

/** The kinds of which one stands on a screen by itself; banners are looked at on home, all of them. */
export type PreviewedPosting = 'notices' | 'faqs'

/** What a link proves: that somebody of the desk lets its holder see this posting in its place. */
export const signPostingPreview = (
  deps: Pick<Deps, 'secrets' | 'clock'>,
  { subject }: PostingKind,
  id: number,
): Promise<SignedPreview> => signPreview(deps, `${subject}-${id}`)

/**
 * What visitors would read if the posting were shown now: its window is opened in a transaction that is taken back, and
 * read in it by the very statements of visitors, as items are. Undefined without a valid link, for a posting of another
 * kind, and for the trash. Decision: addresses (preview)
 */
export async function showPostingPreview<Answer>(
  deps: Deps,
  { kind: name, token }: { readonly kind: PreviewedPosting; readonly token: string },
  read: (db: Db, id: number) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const kind: PostingKind = postingTables[name]
  const [subject, id] = (await openPreview(deps, token))?.split('-') ?? []
  if (subject !== kind.subject || !id) return undefined
  const tx = await deps.db.startTransaction().execute()
  try {
    const posting = await postingById(tx, kind, Number(id))
    if (!posting || posting.trashedAt) return undefined
    const publishAt = posting.publishAt && posting.publishAt <= posting.now ? posting.publishAt : posting.now
    await setPostingWindow(tx, kind, posting.id, { publishAt, unpublishAt: null })
    return await read(tx, posting.id)
  } finally {
    await tx.rollback().execute()
  }
}
