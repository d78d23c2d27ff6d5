import type { StaffPermission, StaffRole } from '@koma/domain/staff-roles.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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

declare module 'fastify' {
  interface FastifyContextConfig {
    gate?: Gate
  }
  interface FastifyRequest {
    memberCaller: MemberCaller | null
    staffCaller: StaffCaller | null
  }
}

/** Puts the gate before every route of this scope and refuses to start with a route that declares none. */
export function guardRoutes(
  app: FastifyInstance,
  deps: Deps,
  roleMay: (role: StaffRole, verb: StaffPermission) => boolean,
) {
  app.decorateRequest('memberCaller', null)
  app.decorateRequest('staffCaller', null)

  app.addHook('onRoute', (route) => {
    if (route.config?.gate === undefined) throw new Error(`${String(route.method)} ${route.url} declares no gate`)
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
