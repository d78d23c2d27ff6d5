import { movedFrom, movedPathLengthMax, movedTo } from '@koma/domain/moved-paths.ts'
import { z } from 'zod'
import { searchLengthMax } from './content.ts'
import { zAt, zOptionalText, zPage, zPageQuery, zText } from './wire.ts'

/** The longest address that somebody may paste, with its host (characters). */
const pastedLengthMax = 2_000
const noteLengthMax = 200

const zPasted = (kept: (address: string) => string | null, message: string) =>
  zText(pastedLengthMax)
    .transform((text) => text.trim())
    .refine((text) => kept(text) !== null, message)
    .transform((text) => kept(text)!)

/** POST and PUT /staff/redirects: an old address, whole or from the slash on, and a page of this site. */
export const zRedirectForm = z.object({
  from: zPasted(movedFrom, 'field.moved_from').meta({ type: 'string', maxLength: pastedLengthMax }),
  to: zPasted(movedTo, 'field.moved_to').meta({ type: 'string', maxLength: pastedLengthMax }),
  note: zOptionalText(noteLengthMax),
})

export type RedirectForm = z.output<typeof zRedirectForm>

export const zRedirectQuery = zPageQuery.extend({
  q: zText(searchLengthMax).optional(),
  sort: z.enum(['newest', 'hits'], 'field.choice').default('newest'),
})

export type RedirectQuery = z.output<typeof zRedirectQuery>

/** A redirect as staff see it: both addresses behind the language. */
export const zStaffRedirect = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  note: z.string().nullable(),
  hits: z.int(),
  last_hit_at: zAt.nullable(),
  changed_at: zAt,
  changed_by: z.string().nullable(),
  version: z.int(),
})
export const zStaffRedirectPage = zPage(zStaffRedirect)

export type StaffRedirect = z.output<typeof zStaffRedirect>

/** GET /redirect `?path=`: asked where nothing answers under an address. */
export const zMovedQuery = z.object({ path: zText(movedPathLengthMax * 4) })
export const zMoved = z.object({ to: z.string().describe('A path of the site, behind the language.') })
