import * as openid from 'openid-client'
import type { Language } from '@koma/domain/languages.ts'
import { htmlLang } from '@koma/domain/languages.ts'

/** Where a site signs in with, and as whom. */
export interface OpenIdSettings {
  /** Stands in addresses: letters, digits and dashes. */
  readonly id: string
  /** What readers call it. */
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What binds one way to the provider and back to the browser that began it (RFC 7636, OpenID Connect Core §3.1.2.1). */
export interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Somebody of a provider. Only issuer and subject say who; the rest is what the provider tells of them. */
export interface ProvedIdentity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string | null
}

type ProviderRefusal = 'identity.cancelled' | 'identity.failed' | 'identity.provider_away'

/** `detail` is for the log. */
export type ProviderFailure = { readonly ok: false; readonly reason: ProviderRefusal; readonly detail: string }

/** A way to have somebody's identity proved. What the outside world does wrong is a value. */
export interface IdentityProvider {
  readonly id: string
  readonly name: string
  /** The page of the provider to send the browser to. */
  begin(flow: FlowSecrets, language: Language): Promise<{ readonly ok: true; readonly url: string } | ProviderFailure>
  /** Reads the query that the browser came back with and exchanges its code. */
  finish(
    flow: FlowSecrets,
    query: string,
  ): Promise<{ readonly ok: true; readonly identity: ProvedIdentity } | ProviderFailure>
}

/** Google's issuer, letter for letter. */
export const googleIssuer = 'https://accounts.google.com'

/** Seconds that a call to the provider may take. */
const providerSecondsMax = 8

/** Milliseconds after which the provider's own description is read again. */
const describedMs = 3_600_000

/** Google, or any other issuer with discovery, by code with PKCE S256, state and nonce. Decision: accounts */
export function openIdProvider(settings: OpenIdSettings, redirectUri: string): IdentityProvider {
  const describe = remembered(() => discover(settings))
  return {
    id: settings.id,
    name: settings.name,
    async begin({ state, nonce, codeVerifier }, language) {
      const config = await describe().catch((error: unknown) => error)
      if (!(config instanceof openid.Configuration))
        return { ok: false, reason: 'identity.provider_away', detail: String(config) }
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // Whoever shares a computer chooses the account, instead of taking the last one; not every issuer knows the word.
        ...(settings.issuer === googleIssuer && { prompt: 'select_account' }),
        ui_locales: htmlLang[language],
      })
      return { ok: true, url: url.href }
    },
    async finish({ state, nonce, codeVerifier }, query) {
      try {
        const config = await describe()
        const address = new URL(`${redirectUri}?${query.replace(/^\?/, '')}`)
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
        const tokens = await openid.authorizationCodeGrant(config, address, { ...checks, idTokenExpected: true })
        return { ok: true, identity: identityOf(tokens.claims()!) }
      } catch (error) {
        return { ok: false, reason: reasonOf(error), detail: (error as Error).message }
      }
    },
  }
}

/** Reads the provider's description; its issuer must be the configured one, letter for letter. */
function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openid.Configuration> {
  // The ID token comes straight from the provider; its signature is checked all the same.
  const execute = [openid.enableNonRepudiationChecks]
  // The configuration lets plain HTTP through on this machine alone.
  if (issuer.startsWith('http:')) execute.push(openid.allowInsecureRequests)
  return openid.discovery(new URL(issuer), clientId, undefined, openid.ClientSecretPost(clientSecret), {
    timeout: providerSecondsMax,
    execute,
  })
}

/** Asks once in so long; a failure is asked again at the next call. */
function remembered<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly at: number } | undefined
  return () => {
    if (kept && performance.now() - kept.at < describedMs) return kept.value
    const asked = { value: ask(), at: performance.now() }
    kept = asked
    asked.value.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.value
  }
}

function identityOf(claims: openid.IDToken): ProvedIdentity {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims['email']),
    // Only the boolean counts: a text 'false' would be true.
    emailVerified: claims['email_verified'] === true,
    name: text(claims['name']),
  }
}

const awayCodes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']

function reasonOf(error: unknown): ProviderRefusal {
  if (error instanceof openid.AuthorizationResponseError) return cancelOrFailure(error.error)
  // The provider answered, and refused the code.
  if (error instanceof openid.ResponseBodyError)
    return error.status >= 500 ? 'identity.provider_away' : 'identity.failed'
  if (error instanceof openid.ClientError)
    return awayCodes.includes(error.code ?? '') ? 'identity.provider_away' : 'identity.failed'
  // What `fetch` throws when nobody answers.
  if (error instanceof TypeError && 'cause' in error) return 'identity.provider_away'
  return 'identity.failed'
}

function cancelOrFailure(error: string): ProviderRefusal {
  if (error === 'access_denied') return 'identity.cancelled'
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'identity.provider_away' : 'identity.failed'
}
