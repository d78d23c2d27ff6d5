import { zCalendarFeedQuery, zCalendarPage, zCalendarQuery } from '@koma/contract/calendar.ts'
import { zError } from '@koma/contract/wire.ts'
import { calendarDaysMax, calendarDaysShown, kindsOfFilter } from '@koma/domain/calendar-kinds.ts'
import { addDays, daysBetween, instantAt, taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuseField } from '../../platform/refusal.ts'
import { showFeed } from './commands/show-feed.ts'
import { presentEntry } from './present.ts'
import { calendarEntries } from './queries.ts'

/** GET /calendar and /calendar.ics: activities, closures and days with other hours in one view. Source: product §7, api.md */
export function registerCalendar(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/calendar',
    config: { gate: 'public' },
    schema: {
      tags: ['calendar'],
      summary: 'What takes place from one day to another, in the order in which it begins',
      querystring: zCalendarQuery,
      response: { 200: zCalendarPage, 422: zError },
    },
    async handler(request, reply) {
      const { query } = request
      const today = taipeiDateOf(await deps.clock.now())
      const from = query.from ? taipeiDate(query.from) : today
      const to = query.to ? taipeiDate(query.to) : addDays(from, calendarDaysShown - 1)
      if (daysBetween(from, to) < 0) return refuseField(request, reply, 'to', 'field.range')
      if (daysBetween(from, to) >= calendarDaysMax) return refuseField(request, reply, 'to', 'field.range_too_long')
      const window = { from: instantAt(from, '00:00'), to: instantAt(addDays(to, 1), '00:00') }
      const kinds = kindsOfFilter(query.kind)
      return pageOf(query, await calendarEntries(deps.db, { ...window, kinds, ...windowOf(query) }), presentEntry)
    },
  })

  app.route({
    method: 'GET',
    url: '/calendar.ics',
    config: { gate: 'public', cache: ['content', 'opening-hours', 'setting'] },
    schema: {
      tags: ['calendar'],
      summary: 'A feed for calendar programs (RFC 5545), in a language and of one category or all',
      querystring: zCalendarFeedQuery,
      produces: ['text/calendar'],
      response: { 200: z.any(), 422: zError },
    },
    async handler(request, reply) {
      const { lang: language = 'zh', category } = request.query
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `inline; filename="koma-${category ?? 'all'}-${language}.ics"`)
      return reply.send(await showFeed(deps, language, category))
    },
  })
}
