import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import type { Square } from '../../../platform/square-images.ts'

/** Takes the place of the picture before. */
export async function replaceAvatar(
  tx: Tx,
  memberId: string,
  { id, squares }: { readonly id: string; readonly squares: readonly Square[] },
): Promise<void> {
  await deleteAvatar(tx, memberId)
  for (const { width, webp } of squares) {
    await sql`
      insert into member_avatar (member_id, id, width, webp)
      values (${memberId}, ${id}, ${width}, ${webp})`.execute(tx)
  }
}

/** Removes the picture. False when there is none. Two at once queue at the member's row. */
export async function deleteAvatar(tx: Tx, memberId: string): Promise<boolean> {
  await lockMember(tx, memberId)
  const { numAffectedRows } = await sql`
    delete from member_avatar
     where member_id = ${memberId}`.execute(tx)
  return Number(numAffectedRows ?? 0) > 0
}

/** One square of a picture: for its owner, or for staff (`ownerId` undefined). */
export async function avatarSquare(
  db: Db,
  wanted: { readonly id: string; readonly width: number; readonly ownerId: string | undefined },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ webp: Buffer }>`
    select webp
      from member_avatar
     where id = ${wanted.id}
       and width = ${wanted.width}
       and (${wanted.ownerId ?? null}::uuid is null or member_id = ${wanted.ownerId ?? null}::uuid)`.execute(db)
  return rows[0]?.webp
}
