import type { Language } from '@koma/domain/languages.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export const membershipNoticeKinds = [
  'membership.loyal',
  'membership.kept',
  'membership.withdrawn',
  'membership.ends_in_60',
  'membership.ends_in_30',
  'membership.ends_in_7',
] as const
export type MembershipNoticeKind = (typeof membershipNoticeKinds)[number]

export interface MembershipNotice {
  readonly id: string
  readonly kind: MembershipNoticeKind
  readonly memberId: string
  readonly email: string
  readonly language: Language
  /** The class of the period that it is about, and its last day. */
  readonly periodClass: MemberClass
  readonly endsOn: string
  /** The class that counts for the member now. */
  readonly classNow: MemberClass
  readonly periodId: string
  readonly today: string
}

/** The oldest notices that nobody else works on, locked until the transaction ends. */
export async function claimMembershipNotices(tx: Tx, limit: number): Promise<readonly MembershipNotice[]> {
  const { rows } = await sql<MembershipNotice>`
    select notice.id,
           notice.kind,
           member.id as "memberId",
           member.email,
           member.locale as language,
           period.class as "periodClass",
           period.ends_on as "endsOn",
           member_class_now(member) as "classNow",
           period.id as "periodId",
           koma_today() as today
      from notice
      join membership_period period on period.id = notice.subject_id
      join member on member.id = period.member_id
     where notice.done_at is null
       and notice.kind = any(${[...membershipNoticeKinds]}::text[])
     order by notice.id
     limit ${limit}
       for update of notice skip locked`.execute(tx)
  return rows
}

/** Marks notices as told. */
export async function finishNotices(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update notice
       set done_at = koma_now()
     where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Notes the endings that come near, each once; gives how many are to be told. */
export async function noteEndings(db: Db): Promise<number> {
  const { rows } = await sql<{ noted: number }>`select membership_note_endings() as noted`.execute(db)
  return rows[0]!.noted
}
