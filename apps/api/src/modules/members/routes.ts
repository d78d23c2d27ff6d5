import { zCity, zCityQuery, zJobType, zMember, zOccupation } from '@koma/contract/members.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { balanceOf } from '../points/public.ts'
import { registerAccount } from './account-routes.ts'
import { handleMemberJobs, memberJobs } from './jobs.ts'
import { presentMember } from './present.ts'
import { cities, jobTypes, occupations } from './queries/places.ts'
import { profileOf } from './queries/profiles.ts'
import { registerRecovery } from './recovery-routes.ts'
import { registerRegistration } from './register-routes.ts'

/** A member's own account, and the lists of its form. Source: product §7 "Session and member" */
export function registerMembers(app: ApiApp, deps: Deps) {
  for (const job of memberJobs(deps)) deps.jobs.schedule(job)
  handleMemberJobs(deps)
  registerRegistration(app, deps)
  registerRecovery(app, deps)
  registerAccount(app, deps)
  registerOwn(app, deps)
  registerLists(app, deps)
}

function registerOwn(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member',
    config: { gate: 'member' },
    schema: { tags: ['members'], summary: 'Who I am, with my points', response: { 200: zMember, 401: zError } },
    async handler(request) {
      const caller = memberOf(request)
      const [row, balance] = await Promise.all([
        profileOf(deps.db, caller.id),
        balanceOf(deps.db, caller.id, caller.now),
      ])
      return presentMember(row, caller, balance)
    },
  })
}

function registerLists(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/city',
    config: { gate: 'public', cache: ['place'] },
    schema: {
      tags: ['members'],
      summary: 'Cities with their districts; on request abroad after them, with countries for districts',
      querystring: zCityQuery,
      response: { 200: z.array(zCity) },
    },
    async handler({ query }) {
      const rows = await cities(deps.db, { abroad: query.abroad === 'true' })
      return rows.map((city) => ({ ...city, districts: [...city.districts] }))
    },
  })

  app.route({
    method: 'GET',
    url: '/occupation',
    config: { gate: 'public', cache: ['place'] },
    schema: {
      tags: ['members'],
      summary: 'Occupations of the registration form',
      response: { 200: z.array(zOccupation) },
    },
    handler: async () => [...(await occupations(deps.db))],
  })

  app.route({
    method: 'GET',
    url: '/job_type',
    config: { gate: 'public', cache: ['place'] },
    schema: {
      tags: ['members'],
      summary: 'What people do in a comic: the list of the matchmaking form',
      response: { 200: z.array(zJobType) },
    },
    handler: async () => jobTypes(),
  })
}
