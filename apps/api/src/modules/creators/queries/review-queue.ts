import type { CreatorApplicationStatus, CreatorClass } from '@koma/domain/creator-application.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'
import { applicationColumns, applicationOf, type ApplicationRow } from './applications.ts'

export interface ReviewRow extends ApplicationRow {
  readonly member: {
    readonly id: string
    readonly name: string
    readonly username: string
    readonly type: MemberClass
    readonly locale: string
  }
}

export interface QueueQuestion {
  readonly status: CreatorApplicationStatus | undefined
  readonly type: CreatorClass | undefined
  /** A piece of the number, the account name, the name or the pen name. */
  readonly q: string | undefined
}

const columns = sql`
           ${applicationColumns},
           json_build_object('id', member.id, 'name', member.name, 'username', member.username,
                             'type', member_class_now(member), 'locale', member.locale) as member`

/** The applications that were sent: those that wait first, the soonest due before the others; then the newest. */
export async function reviewQueue(
  db: Db,
  { status, type, q }: QueueQuestion,
  page: PageWindow,
): Promise<Listed<ReviewRow>> {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null
  const wanted = sql`
      from creator_application application
      join member on member.id = application.member_id
     where application.status <> 'draft'
       and (${status ?? null}::text is null or application.status = ${status ?? null})
       and (${type ?? null}::text is null or application.class = ${type ?? null})
       and (${pattern}::text is null
            or application.number ilike ${pattern}
            or member.username ilike ${pattern}
            or member.name ilike ${pattern}
            or application.form ->> 'pen_name' ilike ${pattern})`
  const soonestFirst = sql<ReviewRow & Parameters<typeof applicationOf>[0]>`
    select ${columns}
      ${wanted}
     order by application.status = 'under_review' desc, application.review_by, application.updated_at desc, application.id`
  const { rows, total } = await listed(db, page, soonestFirst, wanted)
  return { rows: rows.map(applicationOf), total }
}

/** One application that was sent, as reviewers see it. */
export async function reviewRow(db: Db | Tx, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow & Parameters<typeof applicationOf>[0]>`
    select ${columns}
      from creator_application application
      join member on member.id = application.member_id
     where application.id = ${id}
       and application.status <> 'draft'`.execute(db)
  return rows[0] && applicationOf(rows[0])
}
