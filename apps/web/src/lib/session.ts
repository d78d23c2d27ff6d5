import type { TokenPair } from '@koma/contract/auth.ts'
import type { Member } from '@koma/contract/members.ts'
import type { Language } from '@koma/domain/languages.ts'
import { createContext } from 'react-router'
import { apiClient, type ApiClient } from './api-client.ts'
import { calls } from './calls.ts'
import { cookieNames, readCookie, setCookie } from './cookies.ts'
import { heldTokens, type HeldTokens } from './held-tokens.ts'
import type { SiteRequest } from './site-context.ts'

/** Seconds that the refresh token lives. Decision: accounts (30 days) */
const refreshSeconds = 30 * 24 * 3600

/** One request's session: its tokens, its way to the API, and the cookies that its answer must set. */
export interface Session {
  readonly api: ApiClient
  /** The signed-in member, asked for once a request; undefined for a visitor. Throws an answer of 500 and more. */
  member(): Promise<Member | undefined>
  /** The token that a call which is sent by other means carries; renewed by `member`. */
  accessToken(): string | undefined
  /** Whether the browser holds a session, alive or not. */
  hasTokens(): boolean
  signIn(pair: TokenPair): void
  signOut(): void
  /** Adds a cookie of the site to the answer; an empty value removes it. */
  remember(name: Remembered, value: string, seconds: number): void
  recall(name: Remembered): string | undefined
  /** The `Set-Cookie` lines of the answer: of each name the last. */
  setCookies(): string[]
}

/** What the site remembers of a reader between two pages. */
type Remembered = 'previousPage' | 'flash' | 'sentTo' | 'passwordAlert' | 'device' | 'three' | 'credential'

export const sessionContext = createContext<Session>()

/** Reads the session of a request. */
export function openSession(site: SiteRequest, cookieHeader: string | null, language: Language): Session {
  const secure = site.publicUrl.startsWith('https:')
  const names = cookieNames(secure)
  const written = new Map<string, string>()
  const write = (name: string, value: string, maxAge: number) =>
    written.set(name, setCookie(name, value, { maxAge: value ? maxAge : 0, secure }))
  const tokens = heldTokens({
    access: readCookie(cookieHeader, names.access),
    refresh: readCookie(cookieHeader, names.refresh),
    write(pair) {
      write(names.access, pair?.access_token ?? '', pair?.expires_in ?? 0)
      write(names.refresh, pair?.refresh_token ?? '', refreshSeconds)
    },
  })
  const api = forgettingClient(apiClient({ transport: site.transport, language, tokens }), tokens)
  let member: Promise<Member | undefined> | undefined
  return {
    api,
    accessToken: tokens.access,
    hasTokens: tokens.areThere,
    member: () => (member ??= tokens.areThere() ? loadMember(api) : Promise.resolve(undefined)),
    signIn: tokens.keep,
    signOut: tokens.forget,
    remember: (name, value, seconds) => void write(names[name], value, seconds),
    recall: (name) => readCookie(cookieHeader, names[name]),
    setCookies: () => [...written.values()],
  }
}

/** Lets go of tokens that the API takes no more. */
const forgettingClient = (client: ApiClient, tokens: HeldTokens): ApiClient => ({
  async call(call) {
    const result = await client.call(call)
    if (!result.ok && result.status === 401 && tokens.areThere()) tokens.forget()
    return result
  },
})

async function loadMember(api: ApiClient): Promise<Member | undefined> {
  const result = await api.call(calls.member())
  if (result.ok) return result.data
  if (result.status === 401 || result.status === 403) return undefined
  throw new Response(null, { status: result.status >= 500 ? result.status : 500 })
}
