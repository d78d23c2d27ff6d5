import type { Language } from '@koma/domain/languages.ts'
import { createContext } from 'react-router'
import type { GoogleSearch } from './google-search.ts'
import type { StreamTransport } from './streams.ts'
import type { Transport } from './transport.ts'

/** What the server tells about one request; set by `server/handle.ts` before the router starts. */
export interface SiteRequest {
  /** Of this answer's scripts; absent where the page is kept and its scripts are allowed by their hashes. */
  readonly nonce?: string | undefined
  /** Asks for tags; on pages alone that every visitor gets alike, where tags are configured. */
  readonly tagScript?: string | undefined
  /** Speaks for this reader: the API sees their address. */
  readonly transport: Transport
  /** The same for files, which pass through without being held. */
  readonly streams: StreamTransport
  /** The site's own origin without a trailing slash. */
  readonly publicUrl: string
  readonly demo: boolean
  /** Google's search over this site, where it is configured. */
  readonly googleSearch?: GoogleSearch | undefined
  /** Told of what nobody foresaw. */
  readonly reportError: (error: unknown) => void
  /** Absent while the site is developed. */
  readonly browserBuild?: BrowserBuild | undefined
}

/** What a browser fetches of the messages: the visitor's with every page, the others with the screens that need them. */
export type WordsPart = 'visitor' | 'reading' | 'account'

/** The addresses of the files that browsers run. */
export interface BrowserBuild {
  /** The messages of each language. */
  readonly words: Readonly<Record<Language, Readonly<Record<WordsPart, string>>>>
  /** All files, each after those that it imports. */
  readonly order: readonly string[]
}

export const siteContext = createContext<SiteRequest>()
