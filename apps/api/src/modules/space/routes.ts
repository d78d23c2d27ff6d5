import { zSpace, zSpaceCard, zSpaceParams, zSpaceQuery } from '@koma/contract/space.ts'
import { zError } from '@koma/contract/wire.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { showSpace } from './commands/show-space.ts'
import { presentCard } from './present.ts'
import { spacesOf } from './queries.ts'

/** The rooms that can be rented, before anybody signs in. Source: product §7 "Space", api.md */
export function registerSpace(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/space',
    config: { gate: 'public', cache: ['space', 'setting'] },
    schema: {
      tags: ['space'],
      summary: 'Every room with its size and its fees of today',
      response: { 200: z.array(zSpaceCard) },
    },
    async handler() {
      const now = await deps.clock.now()
      const settings = await deps.settings.at(deps.db, now)
      return (await spacesOf(deps.db)).map((row) => presentCard(row, settings, taipeiDateOf(now)))
    },
  })

  app.route({
    method: 'GET',
    url: '/space/:id',
    config: { gate: 'public', owner: 'everybody' },
    schema: {
      tags: ['space'],
      summary: 'A room: plan, capacity, fees, equipment, and the state of each session per day',
      params: zSpaceParams,
      querystring: zSpaceQuery,
      response: { 200: zSpace, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const shown = await showSpace(deps, request.params.id, request.query)
      if (shown.ok) return shown.space
      return shown.reason === 'record.not_found'
        ? refuse(request, reply, shown.reason)
        : refuseField(request, reply, 'to', shown.reason)
    },
  })
}
