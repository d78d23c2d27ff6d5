import { zCreatorProfile, zCreatorProfileForm, zIndustry } from '@koma/contract/creators.ts'
import { zNames, zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { changeProfile } from './commands/change-profile.ts'
import { presentProfile } from './present.ts'
import { countries, industries } from './queries/lists.ts'
import { creatorProfileOf, memberNameOf } from './queries/profiles.ts'

/** The creator profile, and the lists of its form. Source: product §7 "Session and member", "Other" */
export function registerCreators(app: ApiApp, deps: Deps) {
  registerProfile(app, deps)
  registerChoices(app, deps)
}

function registerProfile(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member/comicists',
    config: { gate: 'member' },
    schema: {
      tags: ['creators'],
      summary: 'My creator profile; empty until I write one or an application is approved',
      response: { 200: zCreatorProfile, 401: zError },
    },
    async handler(request) {
      const { id } = memberOf(request)
      const [form, { name }] = await Promise.all([creatorProfileOf(deps.db, id), memberNameOf(deps.db, id)])
      return presentProfile(form, name)
    },
  })

  app.route({
    method: 'PUT',
    url: '/member/comicists',
    config: { gate: 'member' },
    schema: {
      tags: ['creators'],
      summary: 'Change my creator profile; it makes nobody a creator',
      body: zCreatorProfileForm,
      response: { 200: zCreatorProfile, 401: zError, 422: zError },
    },
    async handler(request, reply) {
      const result = await changeProfile(deps.db, memberOf(request), request.body, request.id)
      if (result.ok) return presentProfile(result.form, result.form.name)
      return refuse(request, reply, result.reason, result)
    },
  })
}

function registerChoices(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/industry',
    config: { gate: 'public', cache: ['place'] },
    schema: { tags: ['creators'], summary: 'Industries of the application', response: { 200: z.array(zIndustry) } },
    handler: async () => [...(await industries(deps.db))],
  })

  app.route({
    method: 'GET',
    url: '/foreigner',
    config: { gate: 'public', cache: ['place'] },
    schema: {
      tags: ['creators'],
      summary: 'Nationalities other than Taiwan’s',
      response: { 200: z.array(z.object({ id: z.string(), ...zNames })) },
    },
    handler: async () => [...(await countries(deps.db))],
  })
}
