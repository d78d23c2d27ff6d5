import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { heldVersionOf } from './agreements.ts'

/** The columns of a member's own profile. */
export interface ProfileFields {
  readonly name: string
  readonly gender: string
  readonly birthday: string
  readonly addr_city: string | null
  readonly addr_district: string | null
  readonly job: string | null
  readonly locale: string
}

/** The profile as it is; nobody else changes it until the transaction ends. */
export async function lockProfile(tx: Tx, memberId: string): Promise<ProfileFields> {
  const { rows } = await sql<ProfileFields>`
    select name, gender, birthday, addr_city, addr_district, job, locale
      from member
     where id = ${memberId}
       for no key update`.execute(tx)
  return rows[0]!
}

/** Writes the whole profile. The row is locked. */
export async function writeProfile(tx: Tx, memberId: string, profile: ProfileFields): Promise<void> {
  await sql`
    update member
       set name = ${profile.name},
           gender = ${profile.gender},
           birthday = ${profile.birthday},
           addr_city = ${profile.addr_city},
           addr_district = ${profile.addr_district},
           job = ${profile.job},
           locale = ${profile.locale},
           version = version + 1
     where id = ${memberId}`.execute(tx)
}

/** Whether the member, or their guardian, has agreed to any version of the document. */
export async function hasConsent(db: Db, memberId: string, document: string): Promise<boolean> {
  const { rows } = await sql`
    select document
      from member_consent
     where member_id = ${memberId}
       and document = ${document}
     limit 1`.execute(db)
  return rows.length === 1
}

/** Notes a consent to the version that holds in this instant; the first of a version counts. Decision: 0026 */
export async function writeConsent(
  tx: Tx,
  memberId: string,
  consent: {
    readonly document: 'terms' | 'privacy' | 'guardian'
    readonly address: string
    readonly language: Language
  },
): Promise<void> {
  await sql`
    insert into member_consent (member_id, document, document_version, ip, language)
    values (${memberId}, ${consent.document}, ${heldVersionOf(sql`${consent.document}::text`)}, ${consent.address},
            ${consent.language})
    on conflict on constraint member_consent__identity do nothing`.execute(tx)
}
