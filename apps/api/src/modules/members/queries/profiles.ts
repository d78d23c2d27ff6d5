import type { CreatorProfile } from '@koma/contract/creators.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { agreementVersions, type AgreementVersions } from './agreements.ts'

/** A member's own record, without anything that opens the account. */
export interface ProfileRow {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly emailVerifiedAt: Date | null
  readonly mobile: string
  readonly mobileVerifiedAt: Date | null
  readonly birthday: string
  readonly gender: 'male' | 'female' | 'other'
  readonly city: string | null
  readonly district: string | null
  readonly job: string | null
  readonly class: MemberClass
  readonly membershipStatus: 'under_review' | 'ended' | null
  readonly membershipStartedOn: string | null
  readonly membershipEndsOn: string | null
  /** The setting that holds: days before the end from which a membership can be extended. */
  readonly extendableDays: number
  readonly locale: Language
  readonly hasPassword: boolean
  readonly deletionRequestedAt: Date | null
  readonly avatarId: string | null
  /** In the words of the wire, as it is kept. */
  readonly creatorProfile: CreatorProfile | null
  /** What was agreed to, each as `document version`. */
  readonly agreed: readonly string[]
  readonly agreementVersions: AgreementVersions
}

/** One member; the gate has proved that there is one. What has ended by now gives way to what still runs. */
export async function profileOf(db: Db, memberId: string): Promise<ProfileRow> {
  const { rows } = await sql<Omit<ProfileRow, 'agreementVersions'>>`
    select id, username, name, email,
           email_verified_at as "emailVerifiedAt",
           mobile,
           mobile_verified_at as "mobileVerifiedAt",
           birthday, gender,
           addr_city as city,
           addr_district as district,
           job,
           case when counted.class is null then member.class else counted.class end as class,
           membership_status as "membershipStatus",
           case when counted.class is null then membership_started_on else counted.starts_on end as "membershipStartedOn",
           case when counted.class is null then membership_ends_on else counted.ends_on end as "membershipEndsOn",
           (koma_setting('membership.extendable_days'))::integer as "extendableDays",
           locale,
           password_hash is not null as "hasPassword",
           deletion_requested_at as "deletionRequestedAt",
           (select min(avatar.id::text) from member_avatar avatar where avatar.member_id = member.id) as "avatarId",
           (select form from creator_profile profile where profile.member_id = member.id) as "creatorProfile",
           array(select document || ' ' || document_version from member_consent where member_id = member.id) as agreed
      from member
      left join lateral membership_counted(member.id) counted on member.membership_ends_on < koma_today()
     where id = ${memberId}`.execute(db)
  return { ...rows[0]!, agreementVersions: await agreementVersions(db) }
}
