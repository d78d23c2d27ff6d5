import { createHash, randomBytes } from 'node:crypto'
import type { Answer, TestApi } from './test-api.ts'

/** A mobile app as its maker would write it: it knows its id, its address, and RFC 7636. */
export interface AppClient {
  readonly clientId: string
  readonly redirectUri: string
  /** What it opens the browser with, and the secret that it keeps. */
  begin(changes?: Readonly<Record<string, string>>): {
    readonly query: Record<string, string>
    readonly verifier: string
  }
  /** Exchanges the code that it was sent back with. */
  exchange(code: string, verifier: string, changes?: Readonly<Record<string, string>>): Promise<Answer<any>>
  /** The whole way of a member who allows it; gives the tokens. */
  signIn(token: string): Promise<{ readonly access_token: string; readonly refresh_token: string }>
}

/** The address that a sample app registers. */
export const appRedirect = 'example.koma.app:/oauth/callback'

/** Registers an app in the console and gives its maker's side of it. */
export async function appClient(api: TestApi, redirectUri = appRedirect, registered = redirectUri): Promise<AppClient> {
  const { token } = await api.staffWith('admin')
  const body = { name_zh: 'Koma 行動版', name_ja: 'Koma アプリ', name_en: 'Koma app', redirect_uris: [registered] }
  const { body: client } = await api.call('POST /staff/clients', { token, body })
  const app: AppClient = {
    clientId: client.id,
    redirectUri,
    begin(changes = {}) {
      const verifier = randomBytes(32).toString('base64url')
      const query = {
        client_id: client.id,
        redirect_uri: redirectUri,
        response_type: 'code',
        state: randomBytes(8).toString('hex'),
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...changes,
      }
      return { query, verifier }
    },
    exchange: (code, verifier, changes = {}) =>
      api.call('POST /token', {
        form: {
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
          ...changes,
        },
      }),
    async signIn(memberToken) {
      const { query, verifier } = app.begin()
      const { body: answer } = await api.call('POST /3rd/authorize', {
        token: memberToken,
        body: { ...query, allow: true },
      })
      return (await app.exchange(codeOf(answer.redirect), verifier)).body
    },
  }
  return app
}

/** The code of the address that an app is sent back to. */
export const codeOf = (redirect: string): string =>
  new URLSearchParams(redirect.slice(redirect.indexOf('?'))).get('code') ?? ''
