import { z } from 'zod'
import { zDeviceKey, zTokenPair } from './auth.ts'
import { zRegisterRequest } from './members.ts'
import { proofFields } from './recovery.ts'
import { zAt, zRequiredText, zText } from './wire.ts'

/** An OpenID provider that this site lets people sign in with. Decision: accounts (social sign-in) */
export const zIdentityProvider = z.object({
  id: z.string().describe('Stands in the addresses /auth/{provider}/start and /callback of the site.'),
  name: z.string(),
})

export type IdentityProvider = z.output<typeof zIdentityProvider>

export const zProviderParams = z.object({ provider: zRequiredText(40) })

/**
 * POST /auth/{provider}/start: with a member's token and `link`, a further way to sign in is linked to that member, who
 * proves to be it: a way in is worth what the password is. Source: docs/guarantees.md I-29
 */
export const zStartRequest = z.object({ link: z.boolean('field.choice').optional(), ...proofFields })
export const zStartAnswer = z.object({
  url: z.string().describe('Where to send the browser.'),
  flow: z.string().describe('To be kept by that browser alone, for 10 minutes; proves that it was the one that began.'),
})

/** POST /auth/{provider}/callback: what the provider sent the browser back with, as it came. */
export const zCallbackRequest = z.object({ flow: zRequiredText(200), query: zText(8_000) })

/**
 * What a credential is good for. `known`: POST /member/three gives the tokens. `new`: it registers. `join`: the provider
 * has proved an address that a member has, who proves to be the same by password or code.
 */
export const credentialOutcomes = ['known', 'new', 'join'] as const
export type CredentialOutcome = (typeof credentialOutcomes)[number]

export const zCallbackAnswer = z.union([
  z.object({ outcome: z.enum(credentialOutcomes), credential: z.string() }),
  z.object({ outcome: z.literal('linked') }),
])

const zCredential = zRequiredText(200)

export const zCredentialRequest = z.object({ credential: zCredential })

/** POST /member/three/check: what the credential tells of its bearer; using it up is another call. */
export const zCredentialFacts = z.object({
  outcome: z.enum(credentialOutcomes),
  provider: zIdentityProvider,
  name: z.string().nullable(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  mobile_masked: z.string().nullable().describe('Of the member to be joined: where a code can be sent.'),
  has_password: z.boolean().describe('Of the member to be joined.'),
})

export type CredentialFacts = z.output<typeof zCredentialFacts>

const { password: _password, password_confirmation: _confirmation, ...fields } = zRegisterRequest.shape

/** The form of register_three: that of registration without a password. Source: product §2 */
export const zThreeForm = z.object(fields)

/** POST /member/three: the credential, and the form where it is not a member's yet. Source: api.md "Session and member" */
export const zThreeRequest = z.object({ credential: zCredential, device: zDeviceKey, ...zThreeForm.partial().shape })

/** A new member is signed in at once. */
export const zThreeRegistered = z.object({ id: z.string(), email_verified: z.boolean(), tokens: zTokenPair })

/** POST /member/three/join: one of the two proves that the member of that address asks. */
export const zJoinRequest = z
  .object({
    credential: zCredential,
    device: zDeviceKey,
    password: z.string('field.required').max(1024, 'field.too_long').optional(),
    sms_code: zText(16).optional(),
  })
  .refine((join) => Boolean(join.password) !== Boolean(join.sms_code), {
    path: ['password'],
    message: 'field.required',
  })

/** GET /member/identities. */
export const zIdentity = z.object({
  id: z.string(),
  provider: zIdentityProvider,
  email: z.string().nullable(),
  linked_at: zAt,
  last_used_at: zAt.nullable(),
})

export type Identity = z.output<typeof zIdentity>
