import { z } from 'zod'
import { zTexts } from './content.ts'
import { zEmail } from './members.ts'
import { zAt, zNames, zOptionalTexts, zPage, zRequiredText, zTaipeiDateTime, zText } from './wire.ts'

/** The longest facts of the centre (characters), and how many links it has at most. */
export const centreLengths = { name: 60, address: 200, phone: 40, linkName: 40, url: 500 } as const
export const centreLinksMax = 8

const zWeb = zText(centreLengths.url).regex(/^https:\/\/[^\s"<>\\]+$/, 'field.https')

/** As people write it: digits with an area code, an extension, a country. */
const zCentrePhone = zText(centreLengths.phone).regex(/^[0-9+()#\s-]*$/, 'field.phone')

/** What the centre is called and how it is reached; null is what nobody has filled in. Decision: the product */
const centreForm = {
  ...zOptionalTexts('name', centreLengths.name),
  name_zh: zRequiredText(centreLengths.name),
  ...zOptionalTexts('address', centreLengths.address),
  phone: zCentrePhone.nullable().default(null),
  email: zEmail.nullable().default(null),
  map_url: zWeb.nullable().default(null),
  links: z
    .array(z.object({ name: zRequiredText(centreLengths.linkName), url: zWeb }), 'field.required')
    .max(centreLinksMax, 'field.too_many')
    .default([]),
}

/** POST /staff/centre: the facts as they hold from an instant on, now where none is given. */
export const zCentreRequest = z.object({ ...centreForm, valid_from: zTaipeiDateTime.nullable().default(null) })

export type CentreRequest = z.output<typeof zCentreRequest>

/** GET /centre: the facts that hold now. */
export const zCentre = z.object({
  ...zNames,
  ...zTexts('address'),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  map_url: z.string().nullable(),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
})

export type Centre = z.output<typeof zCentre>

/** One set of facts in their history. */
export const zCentreEntry = zCentre.extend({
  valid_from: zAt,
  state: z.enum(['to_come', 'holds', 'past']),
  set_at: zAt.nullable(),
  set_by: z.string().nullable().describe('Null for what the installation started with.'),
})

export type CentreEntry = z.output<typeof zCentreEntry>

/** GET /staff/centre: the history, the latest first; `version` is sent back as If-Match. */
export const zCentreHistory = zPage(zCentreEntry).extend({ version: z.int() })

export type CentreHistory = z.output<typeof zCentreHistory>

/** POST /staff/centre/withdraw: a change that has not begun. */
export const zCentreWithdrawal = z.object({ valid_from: zTaipeiDateTime })
