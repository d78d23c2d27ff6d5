import { zDateSetting, zDateSettingQuery } from '@koma/contract/opening-hours.ts'
import { zError } from '@koma/contract/wire.ts'
import { sessions } from '@koma/domain/opening-hours.ts'
import { addDays, daysBetween, formatTaipeiDateTime, taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseField } from '../../platform/refusal.ts'
import { holidaysBetween, openingRules } from './queries.ts'

/** Days that GET /date_setting tells of when none are asked for, and at most. */
export const dateSettingDaysShown = 62
export const dateSettingDaysMax = 400

/** GET /date_setting: opening hours, sessions, closures and holidays. Source: product §7, api.md */
export function registerOpeningHours(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/date_setting',
    config: { gate: 'public' },
    schema: {
      tags: ['opening-hours'],
      summary: 'Opening hours, sessions, closures and holidays',
      querystring: zDateSettingQuery,
      response: { 200: zDateSetting, 422: zError },
    },
    async handler(request, reply) {
      const now = await deps.clock.now()
      const today = taipeiDateOf(now)
      const from = request.query.from ? taipeiDate(request.query.from) : today
      const to = request.query.to ? taipeiDate(request.query.to) : addDays(from, dateSettingDaysShown - 1)
      if (daysBetween(from, to) < 0) return refuseField(request, reply, 'to', 'field.range')
      if (daysBetween(from, to) >= dateSettingDaysMax) return refuseField(request, reply, 'to', 'field.range_too_long')
      const rules = await openingRules(deps.db, from, to)
      return {
        now: formatTaipeiDateTime(now),
        today,
        opening: rules.weekly.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
        opening_later: (rules.weeklyLater ?? []).map(({ validFrom, weekday, hours }) => ({
          valid_from: validFrom,
          weekday,
          opens: hours?.opens ?? null,
          closes: hours?.closes ?? null,
        })),
        sessions: sessions.map(({ slot, starts, ends }) => ({ id: slot, starts, ends })),
        closures: rules.closures.map((day) => ({ date: day.date, ...reasons(day) })),
        special_days: rules.specialDays.map((day) => ({
          date: day.date,
          opens: day.opens,
          closes: day.closes,
          ...reasons(day),
        })),
        holidays: [...(await holidaysBetween(deps.db, from, to))],
      }
    },
  })
}

function reasons(day: { reason_zh?: string | null; reason_ja?: string | null; reason_en?: string | null }) {
  return { reason_zh: day.reason_zh ?? '', reason_ja: day.reason_ja ?? null, reason_en: day.reason_en ?? null }
}
