import { randomBytes } from 'node:crypto'
import type { StaffTag, TagRequest } from '@koma/contract/tags.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { insertTag } from '../queries/tags.ts'

/** Of a slug that nobody has thought of. */
const slugBytes = 6

/** Adds a tag; undefined where the slug is taken, also by somebody who was faster. */
export async function addTag(
  db: Db,
  staff: StaffCaller,
  { tag, requestId }: { readonly tag: TagRequest; readonly requestId: string },
): Promise<StaffTag | undefined> {
  const names = {
    slug: tag.slug ?? `tag-${randomBytes(slugBytes).toString('hex')}`,
    name_zh: tag.name_zh.trim(),
    name_ja: tag.name_ja?.trim() || null,
    name_en: tag.name_en?.trim() || null,
  }
  return db.transaction().execute(async (tx) => {
    const id = await insertTag(tx, names)
    if (id === undefined) return undefined
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'tag.add',
      subject: { kind: 'tag', id: String(id) },
      after: names,
      requestId,
    })
    return { id, ...names, items: 0, stale: [], version: 1 }
  })
}
