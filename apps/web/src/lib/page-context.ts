import { createContext } from 'react'

/** The files of one language's messages in the browser build. */
export interface WordsChunks {
  readonly visitor: string
  readonly reading: string
  readonly account: string
}

/** What only the server knows while it draws a page; empty in a browser. */
export interface PageContext {
  readonly nonce?: string | undefined
  /** The chunks with the messages of the page's language, to be fetched early. */
  readonly wordsChunks?: WordsChunks | undefined
  /** The page's JSON-LD. */
  readonly described?: string | undefined
  /** What runs in the page itself: the script that listens for the key of the search, and what else the server adds. */
  readonly searchKey?: string | undefined
}

export const PageContext = createContext<PageContext>({})
