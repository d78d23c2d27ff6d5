import { z } from 'zod'
import { zAt, zPage, zPageQuery } from './wire.ts'

/** GET /member/sessions: the devices on which a member is signed in, the one that asks first. */
export const zMemberSession = z.object({
  id: z.string(),
  is_current: z.boolean(),
  browser: z.string().nullable().describe('From a closed list, such as `Firefox`; null when it is not known.'),
  system: z.string().nullable().describe('Such as `Android`; null when it is not known.'),
  address: z.string().nullable().describe('The network alone, such as `203.0.113.*`.'),
  signed_in_at: zAt,
  last_seen_at: zAt.describe('Within the life of an access token, 15 minutes.'),
  expires_at: zAt,
})

export type MemberSession = z.output<typeof zMemberSession>

export const zMemberSessionsQuery = zPageQuery
export const zMemberSessions = zPage(zMemberSession)

/** DELETE /member/sessions: everywhere, or everywhere but here. */
export const zEndSessionsQuery = z.object({
  except: z.literal('current', 'field.choice').optional().describe('`current` keeps the session that asks.'),
})
