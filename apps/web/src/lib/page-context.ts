import { createContext } from 'react'

/** What only the server knows while it draws a page; empty in a browser. */
export interface PageContext {
  readonly nonce?: string | undefined
  /** The chunk with the page's messages, to be fetched early. */
  readonly wordsChunk?: string | undefined
}

export const PageContext = createContext<PageContext>({})
