import { createContext } from 'react'

/** What only the server knows while it draws a page; empty in a browser. */
export interface PageContext {
  readonly nonce?: string | undefined
  /** The modules with the messages of the page, which its scripts ask for late: to be fetched with them. */
  readonly words?: readonly string[] | undefined
  /** Makes a start that waits for the reader of the router's own, which imports `files`; absent where nothing waits. */
  readonly quietStart?: ((start: string, files: readonly string[]) => string) | undefined
  /** The page's JSON-LD. */
  readonly described?: string | undefined
  /** The script that remembers which notices a reader has put away. */
  readonly putAway?: string | undefined
  /** What runs in the page itself: the script that listens for the key of the search, and what else the server adds. */
  readonly searchKey?: string | undefined
}

export const PageContext = createContext<PageContext>({})
