import { isRegistrableRedirect, redirectLengthMax } from '@koma/domain/redirect-addresses.ts'
import { z } from 'zod'
import { zAt, zNames, zOptionalText, zPage, zPageQuery, zRequiredText, zText, zUuid } from './wire.ts'

/** What an app may be let do; there is one, all that a member may. Decision: accounts (mobile app) */
export const clientScopes = ['member'] as const

const codeChallengeLength = 43

/**
 * GET /3rd/authorize. Only a code, only with PKCE S256. The state is the app's own and comes back as it is.
 * Source: RFC 6749 §4.1.1, RFC 7636 §4.3
 */
export const zAuthorizeQuery = z.object({
  client_id: zRequiredText(100),
  redirect_uri: zRequiredText(redirectLengthMax),
  response_type: z.literal('code', 'field.choice'),
  state: zText(500).optional(),
  scope: zText(200).optional(),
  code_challenge: zText(codeChallengeLength).regex(/^[A-Za-z0-9_-]{43}$/, 'field.code_challenge'),
  code_challenge_method: z.literal('S256', 'field.code_challenge_method'),
})

/** POST /3rd/authorize. */
export const zAuthorizeRequest = zAuthorizeQuery.extend({
  allow: z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on'])], 'field.choice')
    .transform((allow) => allow === true || allow === 'true' || allow === '1' || allow === 'on')
    .meta({ type: 'boolean' }),
})

export type AuthorizeRequest = z.output<typeof zAuthorizeRequest>

const zClientName = z.object({ id: z.string(), ...zNames })

/** What the consent screen shows. */
export const zConsent = z.object({
  client: zClientName,
  scopes: z.array(z.enum(clientScopes)),
  redirect_uri: z.string(),
  is_allowed: z.boolean().describe('The member has let this app in before.'),
})

export type Consent = z.output<typeof zConsent>

export const zAuthorizeAnswer = z.object({
  redirect: z.string().describe('Where to send the browser: with a code of 60 seconds, or with error=access_denied.'),
})

/** GET /member/apps: an app that the member has let in. */
export const zMemberApp = zClientName.extend({
  scopes: z.array(z.enum(clientScopes)),
  granted_at: zAt,
  last_used_at: zAt.nullable(),
})

export type MemberApp = z.output<typeof zMemberApp>

const redirectsMax = 10

const zRedirects = z
  .array(zText(redirectLengthMax + 1), 'field.required')
  .min(1, 'field.required')
  .max(redirectsMax, 'field.too_long')
  .refine((addresses) => addresses.every(isRegistrableRedirect), 'field.redirect')
  .refine((addresses) => new Set(addresses).size === addresses.length, 'field.redirect_twice')

const zClientFields = {
  name_zh: zRequiredText(100),
  name_ja: zOptionalText(100),
  name_en: zOptionalText(100),
  redirect_uris: zRedirects,
}

/** POST /staff/clients. */
export const zClientRequest = z.object(zClientFields)

/** PUT /staff/clients/{id}: an app that is disabled loses every session at once. */
export const zClientChange = z.object({ ...zClientFields, disabled: z.boolean('field.choice') })

export type ClientRequest = z.output<typeof zClientRequest>
export type ClientChange = z.output<typeof zClientChange>

export const zClientQuery = zPageQuery.extend({ q: zText(100).optional() })

export const zClient = z.object({
  id: z.string().describe('The client_id.'),
  ...zNames,
  redirect_uris: z.array(z.string()),
  disabled: z.boolean(),
  members: z.int().describe('How many members have let it in.'),
  created_at: zAt,
  version: z.int(),
})

export type Client = z.output<typeof zClient>

export const zClientPage = zPage(zClient)
export const zClientId = z.object({ id: zUuid })
