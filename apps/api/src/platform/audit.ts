import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { uuid7 } from './ids.ts'

/** Who did it: a member of staff, a member, or the product by itself. */
export type AuditActor =
  | { readonly kind: 'staff' | 'member'; readonly id: string; readonly name: string }
  | { readonly kind: 'system'; readonly name: string }

export interface AuditEntry {
  readonly actor: AuditActor
  /** Domain and verb, such as `rent.check_in`. */
  readonly action: string
  readonly subject: { readonly kind: string; readonly id: string | null }
  /** What the change touched, before and after it; never a password, a code or a token. */
  readonly before?: unknown
  readonly after?: unknown
  readonly requestId?: string | undefined
}

/** Writes one line of the audit log in the transaction of the change that it tells. Source: docs/guarantees.md I-46 */
export async function writeAudit(tx: Db | Tx, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, before, after, requestId } = entry
  await tx
    .insertInto('audit_entry')
    .values({
      id: uuid7(),
      actor_kind: actor.kind,
      actor_id: actor.kind === 'system' ? null : actor.id,
      actor_name: actor.name,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: jsonOf(before),
      after: jsonOf(after),
      request_id: requestId ?? null,
    })
    .execute()
}

const jsonOf = (value: unknown) => (value === undefined ? null : sql`${JSON.stringify(value)}::jsonb`)

/** As much of a long text as the log repeats (characters). */
const textLengthMax = 300

/** A value as the log repeats it: a long text by its beginning. */
export const beginningOf = (value: unknown): unknown =>
  typeof value === 'string' && value.length > textLengthMax ? `${value.slice(0, textLengthMax)}…` : value
