import type { CreatorDraftForm, CreatorProfileForm } from '@koma/contract/creators.ts'
import type { CreatorApplicationStatus, CreatorClass, CreatorFormField } from '@koma/domain/creator-application.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export interface StatusChange {
  readonly status: CreatorApplicationStatus
  readonly at: Date
  readonly note: string | null
  /** The member of staff; null where the member did it. */
  readonly by: string | null
}

/** An application; `form` and `class` are null while it was never sent. */
export interface ApplicationRow {
  readonly id: string
  readonly number: string
  readonly memberId: string
  readonly class: CreatorClass | null
  readonly status: CreatorApplicationStatus
  readonly form: CreatorProfileForm | null
  readonly former: CreatorProfileForm | null
  readonly draft: CreatorDraftForm | null
  readonly comments: Readonly<Partial<Record<CreatorFormField, string>>>
  readonly reason: string | null
  readonly submittedAt: Date | null
  readonly reviewBy: TaipeiDate | null
  readonly membershipBefore: 'ended' | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly version: number
  /** In order; the last one is the present status. */
  readonly changes: readonly StatusChange[]
}

type Stored = Omit<ApplicationRow, 'changes'> & {
  readonly changes: readonly (Omit<StatusChange, 'at'> & { readonly at: string })[]
}

/** The columns of an application, from `creator_application application`. */
export const applicationColumns = sql`
           application.id, application.number,
           application.member_id as "memberId",
           application.class, application.status, application.form, application.former, application.draft,
           application.comments, application.reason,
           application.submitted_at as "submittedAt",
           application.review_by as "reviewBy",
           application.membership_before as "membershipBefore",
           application.created_at as "createdAt",
           application.updated_at as "updatedAt",
           application.version,
           coalesce((
             select json_agg(json_build_object('status', change.status, 'at', change.at, 'note', change.note,
                                               'by', staff.name)
                             order by change.position)
               from creator_application_change change
               left join staff_account staff on staff.id = change.staff_id
              where change.application_id = application.id
           ), '[]') as changes`

/** The row with its instants as such: JSON knows none. */
export const applicationOf = <Row extends Stored>({ changes, ...row }: Row) => ({
  ...row,
  changes: changes.map((change) => ({ ...change, at: new Date(change.at) })),
})

/** A member's own applications that were sent, newest first. */
export async function applicationsOf(db: Db, memberId: string, page: PageWindow): Promise<Listed<ApplicationRow>> {
  const sent = sql`
      from creator_application application
     where application.member_id = ${memberId}
       and application.status <> 'draft'`
  const newestFirst = sql<Stored>`
    select ${applicationColumns}
      ${sent}
     order by application.created_at desc, application.id desc`
  const { rows, total } = await listed(db, page, newestFirst, sent)
  return { rows: rows.map(applicationOf), total }
}

/** The one that a member writes or waits for; undefined when there is none. */
export async function openApplicationOf(db: Db | Tx, memberId: string): Promise<ApplicationRow | undefined> {
  return one(
    db,
    sql`application.member_id = ${memberId} and application.status in ('draft', 'under_review', 'returned')`,
  )
}

/** The one that was sent last and is over, whose values a new one may start with. */
export async function lastClosedOf(db: Db, memberId: string): Promise<ApplicationRow | undefined> {
  return one(
    db,
    sql`application.member_id = ${memberId} and application.status in ('review_passed', 'review_failed', 'withdrawn')`,
  )
}

/** One application of anybody. */
export async function applicationById(db: Db | Tx, id: string): Promise<ApplicationRow | undefined> {
  return one(db, sql`application.id = ${id}`)
}

async function one(db: Db | Tx, wanted: ReturnType<typeof sql>): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<Stored>`
    select ${applicationColumns}
      from creator_application application
     where ${wanted}
     order by application.created_at desc, application.id desc
     limit 1`.execute(db)
  return rows[0] && applicationOf(rows[0])
}
