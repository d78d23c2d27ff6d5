import { addressKey } from '../../platform/client-address.ts'
import type { FlowSecrets } from '../../platform/openid-provider.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Turn } from '../../platform/turns.ts'

/** How long somebody may take at the provider. Decision: accounts */
export const flowMinutesValid = 10

/** How long somebody whom the provider has proved may take to register or to join. Decision: accounts */
export const credentialMinutesValid = 10

/** Wrong passwords or codes after which the way has to be begun anew. */
export const credentialTriesMax = 5

const hour = 3_600

/** Ways to the provider begun from one address: each is a row and perhaps a call to the provider. */
export function flowTurns(address: string): readonly Turn[] {
  return [{ limit: { name: 'identity.flow.address', max: 60, seconds: hour }, key: addressKey(address) }]
}

/** Credentials shown from one address. */
export function credentialTurns(address: string): readonly Turn[] {
  return [{ limit: { name: 'identity.credential.address', max: 120, seconds: hour }, key: addressKey(address) }]
}

/**
 * State, nonce and code verifier of a flow, worked out from the key that its browser keeps: the database needs none of
 * them, and nobody can work them out without both. Source: RFC 7636 §4.1, OpenID Connect Core §15.5.2
 */
export function secretsOfFlow(secrets: Secrets, flow: string): FlowSecrets {
  const of = (use: string) => secrets.sign('session', `identity:${use}:${flow}`).toString('base64url')
  return { state: of('state'), nonce: of('nonce'), codeVerifier: of('verifier') }
}
