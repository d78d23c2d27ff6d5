import { sql } from 'kysely'
import type { DoorRow } from './door.ts'
import type { TestApi } from './test-api.ts'

export type Caller =
  | { readonly kind: 'nobody' | 'stranger' }
  | { readonly kind: 'member'; readonly activated: boolean }
  | { readonly kind: 'staff'; readonly role: string }

/** What a caller is, and a token of a session of their own, new for each cell. */
export interface KnownCaller {
  readonly is: Caller
  token(): Promise<string | undefined>
}

const roles = ['admin', 'editor', 'reviewer', 'desk', 'finance', 'auditor'] as const
const aMember: Caller = { kind: 'member', activated: true }
const stranger: Caller = { kind: 'stranger' }

/** Everybody who can call: each class and state of members, each role of staff, and whom a session no longer proves. */
export function accessCallers(getApi: () => TestApi): Readonly<Record<string, KnownCaller>> {
  type Traits = Parameters<TestApi['memberWith']>[0]
  const signedIn = async (traits: Traits = {}) => getApi().memberWith({ points: 50, ...traits })
  const member = (traits: Traits, is = aMember): KnownCaller => ({
    is,
    token: async () => (await signedIn(traits)).token,
  })
  /** A member whose session was proved once and then `undo` happened. */
  const after = (undo: (member: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>): KnownCaller => ({
    is: stranger,
    async token() {
      const one = await signedIn()
      await undo(one)
      return one.token
    },
  })
  const over = { membershipStartedOn: '2024-01-01', membershipEndsOn: '2024-12-31' }
  return {
    visitor: { is: { kind: 'nobody' }, token: async () => undefined },
    'somebody with a made-up token': { is: stranger, token: async () => 'x'.repeat(43) },
    'general member': member({}),
    'loyal member': member({ class: 'loyal' }),
    'associate creator': member({ class: 'associate_creator' }),
    creator: member({ class: 'creator' }),
    'creator whose year is over': member({ class: 'creator', ...over }),
    'member under review': member({ membershipStatus: 'under_review' }),
    'member not activated': member({ activated: false }, { kind: 'member', activated: false }),
    'member who asked for deletion': member({ status: 'deletion_requested' }),
    'suspended member': member({ status: 'suspended' }, stranger),
    'member signed out': after(({ token }) => getApi().call('DELETE /token', { token })),
    'member suspended while signed in': after(({ id }) =>
      sql`update member set status = 'suspended' where id = ${id}`.execute(getApi().db),
    ),
    'member whose token has run out': after(({ sessionId }) =>
      sql`update session_token set access_expires_at = koma_now() where session_id = ${sessionId}`.execute(getApi().db),
    ),
    'member whose session was ended elsewhere': after(({ sessionId }) =>
      sql`update member_session set revoked_at = koma_now() where id = ${sessionId}`.execute(getApi().db),
    ),
    'former member of staff': {
      is: stranger,
      token: async () => (await getApi().staffWith('admin', { active: false })).token,
    },
    ...Object.fromEntries(
      roles.map((role) => [
        `staff: ${role}`,
        { is: { kind: 'staff', role } as const, token: async () => (await getApi().staffWith(role)).token },
      ]),
    ),
  }
}

/** The status that the table promises: 401 before anything else, 403 for those who are known, else what is inside. */
export function promised({ door, inside }: DoorRow, caller: Caller): number | string {
  if (door === 'everybody') return inside
  if (door === 'visitor') return caller.kind === 'nobody' || caller.kind === 'member' ? inside : 'auth.unauthenticated'
  if (door === 'reader') return caller.kind === 'stranger' ? 'auth.unauthenticated' : inside
  if (door === 'member') return caller.kind === 'member' ? inside : 'auth.unauthenticated'
  if (door === 'activated') {
    if (caller.kind !== 'member') return 'auth.unauthenticated'
    return caller.activated ? inside : 'member.not_activated'
  }
  if (caller.kind !== 'staff') return 'auth.unauthenticated'
  return door.includes(caller.role) ? inside : 'auth.forbidden'
}
