import { z } from 'zod'
import { zAt, zTaipeiDate } from './wire.ts'

export const zDateSettingQuery = z.object({ from: zTaipeiDate.optional(), to: zTaipeiDate.optional() })

const zReasons = { reason_zh: z.string(), reason_ja: z.string().nullable(), reason_en: z.string().nullable() }

/** GET /date_setting: `opening` is as of the first day asked for; weekday 0 is Sunday; `now` is the centre's clock, so that a page needs no clock of its own. */
export const zDateSetting = z.object({
  now: zAt,
  today: z.string(),
  opening: z.array(z.object({ weekday: z.int().min(0).max(6), opens: z.string(), closes: z.string() })),
  opening_later: z
    .array(
      z.object({
        valid_from: z.string(),
        weekday: z.int().min(0).max(6),
        opens: z.string().nullable(),
        closes: z.string().nullable(),
      }),
    )
    .describe('What changes of the opening hours within the days asked for; null: closed all day.'),
  sessions: z.array(z.object({ id: z.enum(['am', 'pm', 'eve']), starts: z.string(), ends: z.string() })),
  closures: z.array(z.object({ date: z.string(), ...zReasons })),
  special_days: z.array(z.object({ date: z.string(), opens: z.string(), closes: z.string(), ...zReasons })),
  holidays: z.array(
    z.object({ date: z.string(), name_zh: z.string(), name_ja: z.string().nullable(), name_en: z.string().nullable() }),
  ),
})

export type DateSetting = z.output<typeof zDateSetting>
