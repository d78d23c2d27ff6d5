import { needsGuardian } from '@koma/domain/account-rules.ts'
import { addDays, addMonths, instantAt, taipeiDate, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { staffRoles, type StaffRole } from '@koma/domain/staff-roles.ts'
import { sql } from 'kysely'
import { castStaff } from './cast-staff.ts'
import { castMemberList, castMembers, type CastMember } from './cast.ts'
import { classOf, type DemoMember } from './demo-member.ts'
import { leaver, regularList } from './regulars.ts'
import type { Tx } from './timeline.ts'

/** The hash of each password of the cast, by account name. */
export type PasswordHashes = ReadonlyMap<string, string>

/** The hour at which everybody registered. */
const registeredAt = '12:00'

/** Before the first member came. */
const staffHiredDaysAgo = 600

/** The versions of the texts that the demo's members agreed to: the first when it was published, then what has changed. Decision: 0025 */
const firstVersion = '2026-11'
const changed = { document: 'privacy', version: '2026-11-22', since: '2026-11-22' } as const

/** Who has not been here since a text has changed, and is asked at the next visit. */
const notAskedYet: readonly string[] = [castMembers.lapsed.username]

/** The passwords that need hashing, by account name. */
export const castPasswords = (): ReadonlyMap<string, string> =>
  new Map([...castMemberList, ...Object.values(castStaff)].map(({ username, password }) => [username, password]))

/** Everybody of the demo with an account: the cast, the guests who come every day, the staff. */
export async function loadPeople(tx: Tx, today: TaipeiDate, hashes: PasswordHashes): Promise<void> {
  for (const member of castMemberList) await loadMember(tx, today, member, castTraits(member, hashes))
  for (const member of [...regularList, leaver]) await loadMember(tx, today, member, regularTraits(member))
  for (const role of staffRoles) await loadStaff(tx, today, role, hashes)
}

/** What brought a membership of the demo about. */
export const demoPeriodCause = (username: string): string => `demo:membership:${username}`

interface Traits {
  readonly passwordHash: string | null
  readonly isEmailVerified: boolean
  readonly wantedClass: string
  readonly decided: 'under_review' | 'ended' | null
}

const castTraits = ({ username, state, wantedClass }: CastMember, hashes: PasswordHashes): Traits => ({
  passwordHash: hashOf(username, hashes),
  isEmailVerified: state !== 'not_activated',
  wantedClass,
  decided: state === 'under_review' || state === 'ended' ? state : null,
})

const regularTraits = (member: DemoMember): Traits => ({
  passwordHash: null,
  isEmailVerified: true,
  wantedClass: classOf(member),
  decided: null,
})

async function loadMember(tx: Tx, today: TaipeiDate, member: DemoMember, traits: Traits) {
  const joinedAt = instantAt(addDays(today, -member.registeredDaysAgo), registeredAt)
  const birthday = birthdayOf(member, today)
  const { membership } = member
  const { id } = await tx
    .insertInto('member')
    .values({
      id: sql<string>`koma_uuid7()`,
      username: member.username,
      email: member.email,
      email_verified_at: traits.isEmailVerified ? joinedAt : null,
      mobile: member.mobile,
      mobile_verified_at: joinedAt,
      password_hash: traits.passwordHash,
      password_changed_at: passwordSetAt(joinedAt, today),
      name: member.name,
      gender: member.gender,
      birthday,
      addr_city: member.city,
      addr_district: member.district,
      job: member.job,
      class: classOf(member),
      wanted_class: traits.wantedClass,
      membership_status: traits.decided,
      membership_started_on: membership && addDays(today, -membership.startedDaysAgo),
      membership_ends_on: membership && addDays(today, membership.endsInDays),
      locale: member.locale,
      created_at: joinedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openPeriod(tx, today, id, member)
  await tx
    .insertInto('member_consent')
    .values(
      documentsOf(birthday, today).map((document) => ({
        member_id: id,
        document,
        document_version: firstVersion,
        agreed_at: firstAgreedAt(joinedAt, today),
        language: member.locale,
      })),
    )
    .execute()
  if (changed.since <= today && !notAskedYet.includes(member.username))
    await agreeToChange(tx, id, { joinedAt, today, locale: member.locale })
}

/** As they registered, or when the texts that there are now were first published. */
const firstAgreedAt = (joinedAt: Date, today: TaipeiDate): Date =>
  later(joinedAt, instantAt(addDays(today, -20), registeredAt))

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** Agreed to what has changed, this morning or as they registered. */
async function agreeToChange(
  tx: Tx,
  memberId: string,
  { joinedAt, today, locale }: { readonly joinedAt: Date; readonly today: TaipeiDate; readonly locale: string },
) {
  await tx
    .insertInto('member_consent')
    .values({
      member_id: memberId,
      document: changed.document,
      document_version: changed.version,
      agreed_at: later(joinedAt, instantAt(today, '00:00')),
      language: locale,
    })
    .execute()
}

async function openPeriod(tx: Tx, today: TaipeiDate, memberId: string, { username, membership }: DemoMember) {
  if (!membership) return
  const startsOn = addDays(today, -membership.startedDaysAgo)
  await tx
    .insertInto('membership_period')
    .values({
      id: sql<string>`koma_uuid7()`,
      member_id: memberId,
      class: membership.class,
      starts_on: startsOn,
      ends_on: addDays(today, membership.endsInDays),
      cause: demoPeriodCause(username),
      granted_at: instantAt(startsOn, registeredAt),
    })
    .execute()
}

const birthdayOf = ({ birthday }: DemoMember, today: TaipeiDate): TaipeiDate =>
  typeof birthday === 'string' ? taipeiDate(birthday) : addMonths(today, -12 * birthday.yearsAgo)

/** A guardian has agreed for whoever is too young. Source: product §6 */
const documentsOf = (birthday: TaipeiDate, today: TaipeiDate): string[] =>
  needsGuardian(birthday, today) ? ['terms', 'privacy', 'guardian'] : ['terms', 'privacy']

/** Changed within the last month, so that nobody of the cast is greeted by the reminder of 90 days. */
const passwordSetAt = (joinedAt: Date, today: TaipeiDate): Date => {
  const lately = instantAt(addDays(today, -30), registeredAt)
  return joinedAt > lately ? joinedAt : lately
}

async function loadStaff(tx: Tx, today: TaipeiDate, role: StaffRole, hashes: PasswordHashes) {
  const { username, name, totpSecret } = castStaff[role]
  await tx
    .insertInto('staff_account')
    .values({
      id: sql<string>`koma_uuid7()`,
      username,
      name,
      password_hash: hashOf(username, hashes),
      totp_secret: totpSecret,
      role,
      created_at: instantAt(addDays(today, -staffHiredDaysAgo), registeredAt),
    })
    .execute()
}

function hashOf(username: string, hashes: PasswordHashes): string {
  const hash = hashes.get(username)
  if (hash === undefined) throw new Error(`no password hash of ${username}`)
  return hash
}
