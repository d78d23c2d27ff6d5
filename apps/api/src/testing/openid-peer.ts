import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { openIdProvider, type IdentityProvider } from '../platform/openid-provider.ts'

/** Somebody with an account at the provider. */
export interface Person {
  readonly sub: string
  readonly email?: string
  /** A provider may send anything here. */
  readonly email_verified?: unknown
  readonly name?: string
}

export interface OpenIdPeer {
  readonly issuer: string
  /** The product's side of it. */
  readonly provider: IdentityProvider
  /** Signs in at the provider as its page would, and gives the query that it sends the browser back with. */
  signIn(url: string, person: Person | 'refuses'): Promise<string>
  /** Who sits at the browser that comes next, for a browser of its own. */
  expect(person: Person | 'refuses'): void
  stop(): Promise<void>
}

/** Where the provider sends browsers back to. */
export const redirectUri = 'https://koma.example/auth/google/callback'

/** The product, as the provider knows it. */
export const peerClient = { client_id: 'koma', client_secret: 'a secret between the two' }
const other = { client_id: 'another-site', client_secret: 'a secret of somebody else' }

/** A real OpenID provider on loopback, with a page that signs in whoever the test says. */
export async function openIdPeer(sentBackTo = redirectUri): Promise<OpenIdPeer> {
  const people = new Map<string, Person>()
  let next: Person | 'refuses' | undefined
  const seat = (person: Person | 'refuses') => {
    next = person
    if (person !== 'refuses') people.set(person.sub, person)
  }
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [peerClient, other].map((one) => ({
      ...one,
      redirect_uris: [sentBackTo],
      token_endpoint_auth_method: 'client_secret_post' as const,
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['for tests alone'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  })
  const answer = provider.callback()
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (next === undefined || next === 'refuses') {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    const { params } = await provider.interactionDetails(request, response)
    const grant = new provider.Grant({ accountId: next.sub, clientId: String(params['client_id']) })
    grant.addOIDCScope('openid email profile')
    const result = { login: { accountId: next.sub }, consent: { grantId: await grant.save() } }
    return provider.interactionFinished(request, response, result)
  }
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else void answer(request, response)
  })
  return {
    issuer,
    provider: openIdProvider(
      { id: 'google', name: 'Google', issuer, clientId: peerClient.client_id, clientSecret: peerClient.client_secret },
      sentBackTo,
    ),
    async signIn(url, person) {
      seat(person)
      return followTo(url, sentBackTo)
    },
    expect: seat,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Follows redirects with cookies, as a browser does, until they leave for `end`; gives the query of that address. */
async function followTo(url: string, end: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = new URL(url)
  for (let hop = 0; hop < 10; hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${response.status} ${await response.text()}`)
    if (location.startsWith(end)) return new URL(location).search
    address = new URL(location, address)
  }
  throw new Error('The provider sends in circles')
}
