import type { Draft } from '@koma/contract/content-desk.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openPreview } from '../../../platform/preview-links.ts'
import { deskItem } from '../queries/desk.ts'
import { showForm } from '../queries/forms.ts'
import { wrongFacts } from '../queries/known-facts.ts'
import { setWindow } from '../queries/windows.ts'
import { refuseFacts } from './publish-item.ts'

/**
 * What visitors would read if the newest form were published now: it is published in a transaction that is taken back,
 * and read in it by the very calls of visitors. Nobody else ever sees it, nothing is announced, and nothing can look
 * otherwise than it will. Undefined without a valid link, for another kind, the trash, and a form that lacks its facts.
 * Decision: addresses (preview)
 */
export async function showPreview<Answer>(
  deps: Deps,
  { kind, token }: { readonly kind: DeskKind; readonly token: string },
  read: (db: Db, id: number) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const subject = await openPreview(deps, token)
  if (!subject || !/^\d+$/.test(subject)) return undefined
  const id = Number(subject)
  const tx = await deps.db.startTransaction().execute()
  try {
    const item = await deskItem(tx, id)
    if (item?.kind !== kind || item.trashedAt || refuseFacts(item)) return undefined
    if (Object.keys(await wrongFacts(tx, id, item.draft)).length > 0) return undefined
    await showForm(tx, id, kind, withoutHolding(item.draft))
    const publishAt = item.publishAt && item.publishAt <= item.now ? item.publishAt : item.now
    if (kind !== 'page') await setWindow(tx, id, { publishAt, unpublishAt: null })
    return await read(tx, id)
  } finally {
    await tx.rollback().execute()
  }
}

/** Nobody's rental waits for somebody who looks at a draft, and a room that is taken meanwhile keeps nobody from looking. */
const withoutHolding = (draft: Draft): Draft => ({
  ...draft,
  activity: draft.activity && { ...draft.activity, occupies_space: false },
})
