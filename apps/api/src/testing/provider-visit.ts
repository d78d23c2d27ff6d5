import { testPassword } from './member-factory.ts'
import type { OpenIdPeer, Person } from './openid-peer.ts'
import type { Answer, TestServer } from './test-api.ts'

/** Goes to the provider and back as a browser does; gives the answer to its return. */
export async function visitProvider(
  api: TestServer,
  peer: OpenIdPeer,
  person: Person | 'refuses',
  token?: string,
): Promise<Answer<any>> {
  const { flow, query } = await returnFrom(api, peer, person, token)
  return api.call('POST /auth/google/callback', { body: { flow, query }, token })
}

/** Goes to the provider, and comes back with what the site will read; nothing has read it yet. */
export async function returnFrom(
  api: TestServer,
  peer: OpenIdPeer,
  person: Person | 'refuses',
  token?: string,
): Promise<{ readonly flow: string; readonly query: string; readonly url: string }> {
  const body = token === undefined ? {} : { link: true, current_password: testPassword }
  const begun = await api.call('POST /auth/google/start', { body, token })
  if (begun.status !== 200) throw new Error(`Not begun: ${begun.text}`)
  const { url, flow } = begun.body
  return { flow, url, query: await peer.signIn(url, person) }
}

/** The credential of a visit. Throws when there is none. */
export async function credentialFrom(api: TestServer, peer: OpenIdPeer, person: Person): Promise<string> {
  const { body } = await visitProvider(api, peer, person)
  if (typeof body.credential !== 'string') throw new Error(`No credential: ${JSON.stringify(body)}`)
  return body.credential
}
