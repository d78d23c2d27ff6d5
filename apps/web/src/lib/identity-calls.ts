import type { TokenPair } from '@koma/contract/auth.ts'
import type {
  CredentialFacts,
  CredentialOutcome,
  Identity,
  IdentityProvider,
  zStartAnswer,
  zThreeRegistered,
} from '@koma/contract/identities.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { output } from 'zod'
import type { Call, Values } from './calls.ts'

/** What the way back from a provider came to. */
export type CallbackAnswer =
  | { readonly outcome: CredentialOutcome; readonly credential: string }
  | { readonly outcome: 'linked' }

/** Tokens where the identity is a member's already, else what became of the registration. */
export type ThreeAnswer = TokenPair | output<typeof zThreeRegistered>

/** The calls about signing in with an OpenID provider. Their refusals are told by their screens. Source: api.md */
export const identityCalls = {
  providers: (): Call<readonly IdentityProvider[]> => ({ method: 'GET', path: '/auth/providers' }),
  start: (provider: string, language: Language, link: Values = {}): Call<output<typeof zStartAnswer>> => ({
    ...post(`/auth/${encodeURIComponent(provider)}/start`, link),
    headers: { 'accept-language': language },
  }),
  /** The same for a further way to sign in, with what proves the member. */
  link: (provider: string, language: Language, proof: Values): Call<output<typeof zStartAnswer>> => ({
    ...identityCalls.start(provider, language, { ...proof, link: true }),
    silenced: false,
  }),
  finish: (provider: string, flow: string, query: string): Call<CallbackAnswer> =>
    post(`/auth/${encodeURIComponent(provider)}/callback`, { flow, query }),
  check: (credential: string): Call<CredentialFacts> => post('/member/three/check', { credential }),
  three: (body: Values): Call<ThreeAnswer> => ({ ...post('/member/three', body), silenced: false }),
  joinSms: (credential: string): Call<undefined> => ({
    ...post('/member/three/join/sms', { credential }),
    silenced: false,
  }),
  join: (body: Values): Call<TokenPair> => ({ ...post('/member/three/join', body), silenced: false }),
  identities: (): Call<readonly Identity[]> => ({ method: 'GET', path: '/member/identities' }),
  unlink: (id: string): Call<undefined> => ({ method: 'DELETE', path: `/member/identities/${encodeURIComponent(id)}` }),
} as const

const post = <Answer>(path: string, body: Values): Call<Answer> => ({
  method: 'POST',
  path,
  body,
  encoding: 'json',
  silenced: true,
})
