import type { MemberClass } from '@koma/domain/member-classes.ts'
import { staffRoles } from '@koma/domain/staff-roles.ts'
import { sql } from 'kysely'
import type { RecordMaker } from './access-records.ts'
import type { TestMember } from './member-factory.ts'
import type { TestStaff } from './staff-factory.ts'
import type { TestApi } from './test-api.ts'

export type Caller =
  | { readonly kind: 'nobody' | 'stranger' }
  | { readonly kind: 'member'; readonly activated: boolean }
  | { readonly kind: 'staff'; readonly role: string }

/** Who comes to a door: with which token, and with the id of what was made for them. */
export interface Arrival {
  readonly token: string | undefined
  readonly id: string | undefined
}

export interface KnownCaller {
  readonly is: Caller
  /** Who could have a record of their own; a visitor cannot. */
  readonly as: 'member' | 'staff' | 'nobody'
  /** A new one of them for each cell, with a record of theirs when a maker is given, made before they became what they are. */
  arrive(api: TestApi, make?: RecordMaker): Promise<Arrival>
}

type Become = (api: TestApi, member: TestMember) => Promise<unknown>

/** Everybody who can call: each class and state of members, each role of staff, and whom a session no longer proves. */
export const accessCallers: Readonly<Record<string, KnownCaller>> = {
  visitor: { is: { kind: 'nobody' }, as: 'nobody', arrive: async () => ({ token: undefined, id: undefined }) },
  'somebody with a made-up token': {
    is: { kind: 'stranger' },
    as: 'nobody',
    arrive: async () => ({ token: 'x'.repeat(43), id: undefined }),
  },
  'general member': memberWho(),
  'loyal member': memberWho(ofClass('loyal')),
  'associate creator': memberWho(ofClass('associate_creator')),
  creator: memberWho(ofClass('creator')),
  'creator whose year is over': memberWho(ofClass('creator', '2024-12-31')),
  'member under review': memberWho(changed(sql`membership_status = 'under_review'`)),
  'member not activated': memberWho(changed(sql`email_verified_at = null, mobile_verified_at = null`), {
    kind: 'member',
    activated: false,
  }),
  'member who asked for deletion': memberWho(
    changed(sql`status = 'deletion_requested', deletion_requested_at = koma_now()`),
  ),
  'suspended member': memberWho(changed(sql`status = 'suspended'`), { kind: 'stranger' }),
  'member signed out': memberWho(async (api, { token }) => api.call('DELETE /token', { token }), { kind: 'stranger' }),
  'member whose token has run out': memberWho(
    (api, { sessionId }) =>
      sql`update session_token set access_expires_at = koma_now() where session_id = ${sessionId}`.execute(api.db),
    { kind: 'stranger' },
  ),
  'member whose session was ended elsewhere': memberWho(
    (api, { sessionId }) =>
      sql`update member_session set revoked_at = koma_now() where id = ${sessionId}`.execute(api.db),
    { kind: 'stranger' },
  ),
  'former member of staff': {
    is: { kind: 'stranger' },
    as: 'nobody',
    arrive: async (api) => ({ token: (await api.staffWith('admin', { active: false })).token, id: undefined }),
  },
  ...Object.fromEntries(
    staffRoles.map((role): [string, KnownCaller] => [
      `staff: ${role}`,
      {
        is: { kind: 'staff', role },
        as: 'staff',
        arrive: async (api, make) => arrivalOf(await api.staffWith(role), make),
      },
    ]),
  ),
}

/** Begins as a member who may do everything, so that every record can be made for them, and becomes what they are. */
function memberWho(become?: Become, is: Caller = { kind: 'member', activated: true }): KnownCaller {
  return {
    is,
    as: 'member',
    async arrive(api, make) {
      const member = await api.memberWith({ points: 50 })
      const arrival = await arrivalOf(member, make)
      await become?.(api, member)
      return arrival
    },
  }
}

async function arrivalOf(whose: TestMember | TestStaff, make?: RecordMaker): Promise<Arrival> {
  return { token: whose.token, id: await make?.(whose) }
}

function changed(assignments: ReturnType<typeof sql>): Become {
  return (api, { id }) => sql`update member set ${assignments} where id = ${id}`.execute(api.db)
}

function ofClass(memberClass: MemberClass, endsOn?: string): Become {
  const ends = endsOn === undefined ? sql`koma_today() + 335` : sql`${endsOn}::date`
  return changed(sql`
    class = ${memberClass}, wanted_class = ${memberClass},
    membership_started_on = ${ends} - 365, membership_ends_on = ${ends}`)
}
