import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { heldVersionOf } from './agreements.ts'

export type UniqueField = 'username' | 'email' | 'mobile'

/**
 * Which of them somebody has already; unknown ones are left out. An account name must not be another's number either. An
 * address that was not verified in time is free. Decision: 0017
 */
export async function takenFields(
  db: Db | Tx,
  {
    username = null,
    email = null,
    mobile = null,
  }: { username?: string | null; email?: string | null; mobile?: string | null },
): Promise<readonly UniqueField[]> {
  const { rows } = await sql<{ field: UniqueField }>`
    select 'username' as field
     where exists (select from member where lower(username) = lower(${username}) or mobile = ${username})
    union all
    select 'email'
     where exists (select from member where email = ${email} and member_holds_email(member))
    union all
    select 'mobile'
     where exists (select from member where mobile = ${mobile})`.execute(db)
  return rows.map(({ field }) => field)
}

/** Frees an address that another member has not verified in time, for whoever takes it in this transaction. Decision: 0017 */
export async function releaseEmail(tx: Tx, email: string): Promise<void> {
  await sql`select member_release_email(${email})`.execute(tx)
}

export interface NewMember {
  readonly id: string
  readonly username: string
  /** In its canonical form. */
  readonly email: string
  readonly mobile: string
  /** Null where another way to sign in stands for it. */
  readonly passwordHash: string | null
  readonly name: string
  readonly gender: string
  readonly birthday: string
  readonly city: string
  readonly district: string
  readonly job: string
  readonly wantedClass: MemberClass
  readonly locale: Language
  /** Each in the version that holds. */
  readonly agreesTo: readonly ('terms' | 'privacy' | 'guardian')[]
  readonly address: string
  /** The language in which the texts were read. */
  readonly readIn: Language
  readonly codeHash: Buffer
}

/**
 * The member, the consents and the used code in one statement, or nothing: false when the code does not live any more or
 * a name, address or number is taken. The number is verified by the code.
 */
export async function createMember(tx: Tx, member: NewMember): Promise<boolean> {
  const { rows } = await sql`
    with code as (
      select id
        from one_time_code
       where purpose = 'register'
         and target = ${member.mobile}
         and code_hash = ${member.codeHash}
         and used_at is null
         and tries_left > 0
         and expires_at > koma_now()
    ),
    created as (
      insert into member (id, username, email, mobile, mobile_verified_at, password_hash, name, gender, birthday,
                          addr_city, addr_district, job, wanted_class, locale)
      select ${member.id}, ${member.username}, ${member.email}, ${member.mobile}, koma_now(), ${member.passwordHash},
             ${member.name}, ${member.gender}, ${member.birthday}, ${member.city}, ${member.district}, ${member.job},
             ${member.wantedClass}, ${member.locale}
        from code
      on conflict do nothing
      returning id
    ),
    agreed as (
      insert into member_consent (member_id, document, document_version, ip, language)
      select created.id, document, ${heldVersionOf(sql`document`)}, ${member.address}, ${member.readIn}
        from created,
             unnest(${[...member.agreesTo]}::text[]) as document
    ),
    used as (
      update one_time_code
         set used_at = koma_now()
        from code, created
       where one_time_code.id = code.id
    )
    select id from created`.execute(tx)
  return rows.length === 1
}

/** Opens a mailed link: the address is verified and the link used up. Gives the member, undefined for a link that is unknown, used or too old. */
export async function verifyEmailBy(db: Db, codeHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with used as (
      update one_time_code
         set used_at = koma_now()
       where purpose = 'verify_email'
         and code_hash = ${codeHash}
         and used_at is null
         and expires_at > koma_now()
      returning member_id, target
    )
    update member
       set email_verified_at = coalesce(email_verified_at, koma_now()),
           version = version + 1
      from used
     where member.id = used.member_id
       and member.email = used.target
    returning member.id`.execute(db)
  return rows[0]?.id
}

/** The address that is still to be verified; undefined when it is verified already, or was freed for somebody else. */
export async function unverifiedEmail(
  tx: Tx,
  memberId: string,
): Promise<{ readonly email: string; readonly locale: Language } | undefined> {
  const { rows } = await sql<{ email: string; locale: Language }>`
    select email, locale
      from member
     where id = ${memberId}
       and email_verified_at is null
       and email not like '%@released.invalid'`.execute(tx)
  return rows[0]
}
