import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openIdProvider, type IdentityProvider } from '../platform/openid-provider.ts'
import { redirectUri } from './openid-peer.ts'

/** What the ID token says instead of the truth; `null` leaves a claim out. */
export interface Forgery {
  readonly claims?: Readonly<Record<string, unknown>>
  /** Signs with a key that the issuer does not publish. */
  readonly foreignKey?: boolean
  readonly unsigned?: boolean
  /** What the token endpoint answers instead. */
  readonly status?: number
}

export interface ForgedIssuer {
  readonly issuer: string
  readonly provider: IdentityProvider
  /** The next ID token, for whoever begins with this nonce. */
  forge(nonce: string, forgery: Forgery): void
  stop(): Promise<void>
}

const keyOfIssuer = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyOfNobody = generateKeyPairSync('rsa', { modulusLength: 2048 })
const minutes = 60

/** An issuer that speaks the protocol and lies as told: what a real one never sends. */
export async function forgedIssuer(): Promise<ForgedIssuer> {
  let next = { nonce: '', forgery: {} as Forgery }
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/keys': () => ({
      keys: [{ ...keyOfIssuer.publicKey.export({ format: 'jwk' }), kid: '1', use: 'sig', alg: 'RS256' }],
    }),
    '/token': () => ({
      access_token: 'opaque',
      token_type: 'Bearer',
      id_token: idToken(issuer, next.nonce, next.forgery),
    }),
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const body = answers[request.url ?? '']?.()
    const status = request.url === '/token' ? (next.forgery.status ?? 200) : 200
    response.writeHead(body ? status : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
  const settings = { id: 'google', name: 'Google', issuer, clientId: 'koma', clientSecret: 'secret' }
  return {
    issuer,
    provider: openIdProvider(settings, redirectUri),
    forge: (nonce, forgery) => (next = { nonce, forgery }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function idToken(issuer: string, nonce: string, { claims, foreignKey, unsigned }: Forgery): string {
  const now = Math.floor(Date.now() / 1000)
  const truth = { iss: issuer, aud: 'koma', sub: 'somebody', iat: now, exp: now + 5 * minutes, nonce }
  const payload = Object.fromEntries(Object.entries({ ...truth, ...claims }).filter(([, value]) => value !== null))
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${encode({ alg: unsigned ? 'none' : 'RS256', kid: '1' })}.${encode(payload)}`
  if (unsigned) return `${text}.`
  const { privateKey } = foreignKey ? keyOfNobody : keyOfIssuer
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`
}
