import {
  zActivity,
  zActivityCategoryParams,
  zActivityListQuery,
  zActivityPage,
  zActivityParams,
  type ActivityListQuery,
} from '@koma/contract/activities.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ActivityCategory } from '@koma/domain/activities.ts'
import type { FastifyRequest } from 'fastify'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Db } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsById, cardsOf, itemAlone } from '../content/public.ts'
import { presentActivity, presentCard, type ActivityRow } from './present.ts'
import { factsOf } from './queries/facts.ts'
import { activityConditions, activityOrder, besideOf, relatedTo } from './queries/lists.ts'
import { programmeOf } from './queries/programme.ts'

/** GET /activity, /activity/{category} and /activity/{category}/{id}. Source: product §7 "Activities" */
export function registerActivities(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/activity',
    config: { gate: 'visitor', cache: ['content'] },
    schema: {
      tags: ['activities'],
      summary: 'Activities of every category: the next first, or with `when=past` the last first',
      querystring: zActivityListQuery,
      response: { 200: zActivityPage, 422: zError },
    },
    handler: (request) => listOf(deps, null, request.query, memberIdOf(request)),
  })

  app.route({
    method: 'GET',
    url: '/activity/:category',
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['activities'],
      summary: 'Activities of a category',
      params: zActivityCategoryParams,
      querystring: zActivityListQuery,
      response: { 200: zActivityPage, 404: zError, 422: zError },
    },
    handler: (request) => listOf(deps, request.params.category, request.query, memberIdOf(request)),
  })

  app.route({
    method: 'GET',
    url: '/activity/:category/:id',
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['activities'],
      summary: 'An activity with its programme, its places and whether one can register now',
      params: zActivityParams,
      response: { 200: zActivity, 404: zError },
    },
    async handler(request, reply) {
      const { id, category } = request.params
      const activity = await activityById(deps, id, memberIdOf(request))
      return activity?.category === category ? activity : refuse(request, reply, 'record.not_found')
    },
  })
}

const memberIdOf = ({ memberCaller }: Pick<FastifyRequest, 'memberCaller'>): string | null => memberCaller?.id ?? null

async function listOf(
  deps: Deps,
  category: ActivityCategory | null,
  query: ActivityListQuery,
  memberId: string | null,
) {
  const order = activityOrder(query)
  const page = await cardsOf(deps.db, {
    kind: 'activity',
    query,
    memberId,
    where: activityConditions(category, query),
    ...(order && { order }),
  })
  const facts = await factsOf(
    deps.db,
    page.rows.map(({ id }) => id),
  )
  const now = await deps.clock.now()
  return pageOf(query, page, (card) => presentCard({ card, facts: facts.get(card.id)! }, now))
}

/** Activities by the way in which everybody reads them. */
export const previewedActivities = ({ clock }: Deps) =>
  ({
    kind: 'activity',
    schema: zActivity,
    read: (db: Db, id: number) => activityById({ db, clock }, id, null),
  }) as const

async function activityById({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number, memberId: string | null) {
  const item = await itemAlone(db, 'activity', id, memberId)
  if (!item) return undefined
  const [beside, relatedIds, programme] = await Promise.all([besideOf(db, id), relatedTo(db, id), programmeOf(db, id)])
  const others = [beside.previous, beside.next, ...relatedIds].filter((one) => one !== undefined)
  const [cards, facts, now] = await Promise.all([
    cardsById(db, others, memberId),
    factsOf(db, [id, ...others]),
    clock.now(),
  ])
  const own = facts.get(id)
  // An item that nobody has given a time yet is no activity.
  if (!own) return undefined
  const rows = new Map(cards.map((card): [number, ActivityRow] => [card.id, { card, facts: facts.get(card.id)! }]))
  return presentActivity(
    item,
    own,
    {
      ...programme,
      related: relatedIds.flatMap((one) => rows.get(one) ?? []),
      previous: rows.get(beside.previous ?? 0),
      next: rows.get(beside.next ?? 0),
    },
    now,
  )
}
