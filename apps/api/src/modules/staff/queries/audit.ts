import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export interface AuditRow {
  readonly id: string
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string | null
  readonly before: unknown
  readonly after: unknown
  readonly requestId: string | null
}

export interface AuditFilter {
  /** A name as it stands in the log, or an id. */
  readonly actor: string | undefined
  /** An action, or a domain and a dot: `rent.` */
  readonly action: string | undefined
  readonly subjectId: string | undefined
  readonly from: TaipeiDate | undefined
  readonly to: TaipeiDate | undefined
}

/** A page of the log, newest first (index audit_entry__newest), and how many entries the filter lets through. */
export async function auditEntries(
  db: Db,
  { actor, action, subjectId, from, to }: AuditFilter,
  page: PageWindow,
): Promise<Listed<AuditRow>> {
  const wanted = sql`
           (${actor ?? null}::text is null or lower(actor_name) = lower(${actor ?? null}) or actor_id::text = ${actor ?? null})
       and (${action ?? null}::text is null
            or action = ${action ?? null}
            or (right(${action ?? null}, 1) = '.' and starts_with(action, ${action ?? null})))
       and (${subjectId ?? null}::text is null or subject_id = ${subjectId ?? null})
       and (${from ?? null}::date is null or at >= ${from ?? null}::date::timestamp at time zone 'Asia/Taipei')
       and (${to ?? null}::date is null or at < (${to ?? null}::date + 1)::timestamp at time zone 'Asia/Taipei')`
  const inOrder = sql<AuditRow>`
    select id, at,
           actor_name as actor,
           action,
           subject_kind as "subjectKind",
           subject_id as "subjectId",
           before, after,
           request_id as "requestId"
      from audit_entry
     where ${wanted}
     order by at desc, id desc`
  const all = sql`
      from audit_entry
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** Whether the same was written down about the same within so many seconds (index audit_entry__of_subject). */
export async function wasNoted(
  db: Db,
  { action, subject }: { readonly action: string; readonly subject: { readonly kind: string; readonly id: string } },
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    select id
      from audit_entry
     where subject_kind = ${subject.kind}
       and subject_id = ${subject.id}
       and at > koma_now() - make_interval(secs => ${seconds})
       and action = ${action}
     limit 1`.execute(db)
  return rows.length > 0
}
