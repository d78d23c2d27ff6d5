import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { RenewalStatus } from '@koma/domain/membership-renewal.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export interface RenewalRow {
  readonly id: string
  readonly status: RenewalStatus
  readonly submittedAt: Date
  readonly reviewBy: string
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly reason: string | null
  readonly title: string
  readonly publisher: string
  readonly publishedOn: string
  readonly url: string | null
  readonly isbn: string | null
  readonly note: string | null
  readonly startedOn: string
  readonly endsOn: string
  readonly version: number
  readonly member: {
    readonly id: string
    readonly name: string
    readonly username: string
    readonly type: MemberClass
    readonly email: string
    readonly locale: 'zh' | 'ja' | 'en'
  }
}

const selected = sql`
    select renewal.id,
           renewal.status,
           renewal.submitted_at as "submittedAt",
           renewal.review_by as "reviewBy",
           renewal.decided_at as "decidedAt",
           staff.username as "decidedBy",
           renewal.reason,
           renewal.title,
           renewal.publisher,
           renewal.published_on as "publishedOn",
           renewal.url,
           renewal.isbn,
           renewal.note,
           renewal.membership_started_on as "startedOn",
           renewal.membership_ends_on as "endsOn",
           renewal.version,
           json_build_object('id', member.id, 'name', member.name, 'username', member.username,
                             'type', member_class_now(member), 'email', member.email, 'locale', member.locale) as member
      from membership_renewal renewal
      join member on member.id = renewal.member_id
      left join staff_account staff on staff.id = renewal.decided_by`

/** One renewal. */
export async function renewalById(db: Db | Tx, id: string): Promise<RenewalRow | undefined> {
  const { rows } = await sql<RenewalRow>`
    ${selected}
     where renewal.id = ${id}`.execute(db)
  return rows[0]
}

/** The latest that a member has asked for. */
export async function latestRenewalOf(db: Db, memberId: string): Promise<RenewalRow | undefined> {
  const { rows } = await sql<RenewalRow>`
    ${selected}
     where renewal.member_id = ${memberId}
     order by renewal.submitted_at desc, renewal.id desc
     limit 1`.execute(db)
  return rows[0]
}

/** A page of renewals: those that wait first, the soonest due before the others; then the newest. */
export async function renewalQueue(
  db: Db,
  status: RenewalStatus | undefined,
  page: PageWindow,
): Promise<Listed<RenewalRow>> {
  const wanted = status ? sql`renewal.status = ${status}` : sql`true`
  const inOrder = sql<RenewalRow>`
    ${selected}
     where ${wanted}
     order by renewal.status = 'under_review' desc, renewal.review_by, renewal.submitted_at desc, renewal.id`
  const all = sql`
      from membership_renewal renewal
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

export interface NewRenewal {
  readonly id: string
  readonly memberId: string
  readonly startedOn: string
  readonly endsOn: string
  readonly title: string
  readonly publisher: string
  readonly publishedOn: string
  readonly url: string | null
  readonly isbn: string | null
  readonly note: string | null
  readonly reviewBy: string
}

/** False when the member has one under review. */
export async function insertRenewal(tx: Tx, renewal: NewRenewal): Promise<boolean> {
  const { rows } = await sql`
    insert into membership_renewal
      (id, member_id, membership_started_on, membership_ends_on, title, publisher, published_on, url, isbn, note, review_by)
    values
      (${renewal.id}, ${renewal.memberId}, ${renewal.startedOn}, ${renewal.endsOn}, ${renewal.title},
       ${renewal.publisher}, ${renewal.publishedOn}, ${renewal.url}, ${renewal.isbn}, ${renewal.note}, ${renewal.reviewBy})
    on conflict (member_id) where status = 'under_review' do nothing
    returning id`.execute(tx)
  return rows.length === 1
}

/** Writes the decision down; false when it is decided already. */
export async function writeVerdict(
  tx: Tx,
  { id, status, staffId, reason }: { id: string; status: RenewalStatus; staffId: string; reason: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update membership_renewal
       set status = ${status},
           decided_at = koma_now(),
           decided_by = ${staffId},
           reason = ${reason},
           version = version + 1
     where id = ${id}
       and status = 'under_review'
    returning id`.execute(tx)
  return rows.length === 1
}
