import type { StaffPermission, StaffRole } from '@koma/domain/staff-roles.ts'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { MemberCaller, StaffCaller } from './callers.ts'
import type { Deps } from './deps.ts'
import { memberByToken, staffByToken } from './gate-queries.ts'
import { refuse } from './refusal.ts'

/**
 * Who may call a route. `public` ignores tokens; `visitor` takes a member's token when there is one, `reader` a member's
 * or staff's; `member` needs one, `activated` also a verified e-mail and phone; `staff` needs a member of staff with the permission (`any`: every
 * role). A route without a gate does not start. Source: docs/guarantees.md I-40
 */
export type Gate =
  | 'public'
  | 'visitor'
  | 'reader'
  | 'member'
  | 'activated'
  | { readonly staff: StaffPermission | 'any' }

/**
 * Whose the record is that the path of a route outside the staff's names: the `caller`'s alone; the caller's, or that of
 * the `role` of staff who look after it; its `holder`'s, whoever knows its secret code; `everybody`'s. Somebody else's
 * is the same 404 as none. Staff reach records by their role alone. Source: docs/guarantees.md I-41, I-42
 */
export type RecordOwner = 'caller' | 'caller_or_role' | 'holder' | 'everybody'

declare module 'fastify' {
  interface FastifyContextConfig {
    gate?: Gate
    owner?: RecordOwner
  }
  interface FastifyRequest {
    memberCaller: MemberCaller | null
    staffCaller: StaffCaller | null
  }
}

/**
 * Puts the gate before every route of this scope. Refuses to start with a route that declares none, that names a record
 * without saying whose, or that says so behind a gate which does not ask who calls.
 */
export function guardRoutes(
  app: FastifyInstance,
  deps: Deps,
  roleMay: (role: StaffRole, verb: StaffPermission) => boolean,
) {
  app.decorateRequest('memberCaller', null)
  app.decorateRequest('staffCaller', null)

  app.addHook('onRoute', (route) => {
    const fault = faultOf(route)
    if (fault) throw new Error(`${String(route.method)} ${route.url} ${fault}`)
  })

  // 401 comes before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    const gate = request.routeOptions.config.gate
    if (gate === undefined || gate === 'public') return undefined
    const token = bearerOf(request)
    if ((gate === 'visitor' || gate === 'reader') && token === undefined) return undefined
    if (token !== undefined && typeof gate !== 'object') request.memberCaller = await memberByToken(deps.db, token)
    const isStaffs = typeof gate === 'object' || (gate === 'reader' && !request.memberCaller)
    if (token !== undefined && isStaffs) request.staffCaller = await staffByToken(deps.db, token)
    return (request.memberCaller ?? request.staffCaller) ? undefined : refuse(request, reply, 'auth.unauthenticated')
  })

  // 403 comes after the validation of what was sent. Source: api.md "order of refusals"
  app.addHook('preHandler', async (request, reply) => {
    const gate = request.routeOptions.config.gate
    if (gate === 'activated' && !memberOf(request).activated) return refuse(request, reply, 'member.not_activated')
    if (typeof gate === 'object' && gate.staff !== 'any' && !roleMay(staffOf(request).role, gate.staff)) {
      return refuse(request, reply, 'auth.forbidden')
    }
    return undefined
  })
}

/** What a route lacks before it may start. */
function faultOf({ url, config: { gate, owner } = {} }: RouteOptions): string | undefined {
  if (gate === undefined) return 'declares no gate'
  if (typeof gate === 'object') return undefined
  if (url.includes('/:') && owner === undefined) return 'does not say whose record it names'
  if (owner === 'caller' && gate !== 'member' && gate !== 'activated') return 'does not ask who calls'
  if (owner === 'caller_or_role' && gate !== 'reader') return 'does not ask who reads'
  return undefined
}

/** The member that the gate let in. Throws where the route's gate does not ask for one. */
export function memberOf(request: FastifyRequest): MemberCaller {
  if (!request.memberCaller) throw new Error(`${request.routeOptions.url} asks for a member behind the wrong gate`)
  return request.memberCaller
}

/** The member of staff that the gate let in. Throws where the route's gate does not ask for one. */
export function staffOf(request: FastifyRequest): StaffCaller {
  if (!request.staffCaller) throw new Error(`${request.routeOptions.url} asks for staff behind the wrong gate`)
  return request.staffCaller
}

/** The token of `Authorization: Bearer`; undefined for every other form. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]{16,512}=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}
