import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

/** A member as staff see them. */
export interface FoundMember {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly emailVerifiedAt: Date | null
  readonly mobile: string
  readonly mobileVerifiedAt: Date | null
  readonly gender: 'male' | 'female' | 'other'
  readonly birthday: string
  /** The class that counts now. */
  readonly class: MemberClass
  readonly status: 'active' | 'suspended' | 'deletion_requested'
  readonly membershipEndsOn: string | null
  readonly createdAt: Date
  readonly version: number
  readonly avatarId: string | null
}

export interface MemberQuestion {
  /** Any piece of the account name, the name, the e-mail address or the number. */
  readonly q: string | undefined
  /** The code of a member card; it goes before `q`. */
  readonly card: string | undefined
  readonly type: MemberClass | undefined
  /** Only those who have agreed to none of these versions of the document. */
  readonly enough: { readonly document: string; readonly versions: readonly string[] } | undefined
  readonly sort: 'created_at' | 'username' | 'name'
  readonly order: 'asc' | 'desc'
}

const classNow = sql`member_class_now(member)`

const selected = sql`
    select id, username, name, email,
           email_verified_at as "emailVerifiedAt",
           mobile,
           mobile_verified_at as "mobileVerifiedAt",
           gender, birthday,
           ${classNow} as class,
           status,
           membership_ends_on as "membershipEndsOn",
           created_at as "createdAt",
           version,
           (select min(avatar.id::text) from member_avatar avatar where avatar.member_id = member.id) as "avatarId"
      from member`

const sorts = {
  created_at: sql`created_at`,
  username: sql`lower(username)`,
  name: sql`name`,
} as const satisfies Record<MemberQuestion['sort'], unknown>

/** A page of members and how many there are; pieces of text are found by the index member__search. */
export async function foundMembers(db: Db, question: MemberQuestion, page: PageWindow): Promise<Listed<FoundMember>> {
  const { type, enough, sort, order } = question
  const isFound = isWhoIsMeant(question)
  const isOfType = type ? sql`${classNow} = ${type}` : sql`true`
  const isSilent = enough ? hasNotAgreed(enough) : sql`true`
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const inOrder = sql<FoundMember>`
    ${selected}
     where status <> 'erased'
       and ${isFound}
       and ${isOfType}
       and ${isSilent}
     order by ${sorts[sort]} ${direction}, id ${direction}`
  const all = sql`
      from member
     where status <> 'erased'
       and ${isFound}
       and ${isOfType}
       and ${isSilent}`
  return listed(db, page, inOrder, all)
}

function isWhoIsMeant({ q, card }: MemberQuestion) {
  if (card) return sql`card_code = ${card}`
  if (!q) return sql`true`
  const text = sql`member_search_text(username, name, email, mobile)`
  return sql`koma_grams(${text}) @> koma_query_grams(koma_folded(${q})) and position(koma_folded(${q}) in ${text}) > 0`
}

/** Looked up by the index member_consent__of_version. */
const hasNotAgreed = ({ document, versions }: NonNullable<MemberQuestion['enough']>) => sql`
       not exists (
             select from member_consent
              where document = ${document}
                and document_version = any (${[...versions]})
                and member_id = member.id)`

/** One member; who was erased is nobody. */
export async function foundMember(db: Db, memberId: string): Promise<FoundMember | undefined> {
  const { rows } = await sql<FoundMember>`
    ${selected}
     where id = ${memberId}
       and status <> 'erased'`.execute(db)
  return rows[0]
}
