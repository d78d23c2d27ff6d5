import { z } from 'zod'
import { zRequiredText, zText } from './wire.ts'

/** What a client may send with every sign-in, so that its member is told of strange devices alone. */
export const zDeviceKey = zText(128)
  .optional()
  .describe('A random key that a client keeps for its device: a sign-in from a known one is not told by mail.')

/** POST /token by password. A username is an account name, an e-mail address or a mobile number. */
export const zPasswordGrant = z.object({
  grant_type: z.literal('password'),
  username: zRequiredText(254),
  password: z.string('field.required').min(1, 'field.required').max(1024, 'field.too_long'),
  device: zDeviceKey,
})

/** POST /token by refresh token. Decision: accounts (rotation, 10 s grace, reuse revokes the family) */
export const zRefreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: zRequiredText(512),
})

/** POST /token by the code that POST /3rd/authorize gave: of 60 seconds, once. Source: RFC 6749 §4.1.3, RFC 7636 §4.5 */
export const zCodeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  code: zRequiredText(200),
  code_verifier: zRequiredText(200),
  redirect_uri: zRequiredText(1_000),
  client_id: zRequiredText(100).optional(),
})

export type CodeGrant = z.output<typeof zCodeGrant>

/** POST /token: one of the three grants. */
export const zTokenRequest = z.discriminatedUnion(
  'grant_type',
  [zPasswordGrant, zRefreshGrant, zCodeGrant],
  'field.choice',
)

/** What every grant answers: the access token for the next minutes, and the token that is exchanged for the next pair. */
export const zTokenPair = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('Seconds that the access token lives.'),
})

export type TokenPair = z.output<typeof zTokenPair>
