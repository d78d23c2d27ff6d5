import type { FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import type { Gate } from '../platform/gate.ts'
import type { TestMember } from './member-factory.ts'
import type { TestApi, TestServer } from './test-api.ts'

/** What is wrong with a route, before it starts. */
export type RouteFault = (route: RouteOptions) => void

/** Another server on the same database, one route of which (`PUT /rent/apply/:id/cancel`) has a fault. */
export const serverWithFault = (api: TestApi, name: string, fault: RouteFault): Promise<TestServer> =>
  api.anotherServer((app) =>
    app.addHook('onRoute', (route) => {
      if (`${String(route.method)} ${route.url}` === name.replace(' ', ' /api')) fault(route)
    }),
  )

/** Opens to others than it should. */
export const behindGate =
  (gate: Gate): RouteFault =>
  (route) =>
    void Object.assign(route, { config: { ...route.config, gate } })

/** Does not look whose the record is: every member counts as its owner. */
export const takingAllFor =
  (owner: Pick<TestMember, 'id'>): RouteFault =>
  (route) =>
    void Object.assign(route, {
      preHandler: async (request: FastifyRequest) => {
        if (request.memberCaller) request.memberCaller = { ...request.memberCaller, id: owner.id }
      },
    })

/** Answers with more than it read from the records, and no list of fields that would hold it back. */
export const tellingMore =
  (more: Readonly<Record<string, unknown>>, { listed }: { readonly listed: boolean }): RouteFault =>
  (route) => {
    const { handler, schema } = route
    if (!listed) route.schema = { ...schema, response: undefined }
    const telling: RouteHandlerMethod = async function (request, reply) {
      return { ...((await handler.call(this, request, reply)) as object), ...more }
    }
    route.handler = telling
  }
