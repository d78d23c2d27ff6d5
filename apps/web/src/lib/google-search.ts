import type { Language } from '@koma/domain/languages.ts'

export interface GoogleHit {
  readonly title: string
  readonly link: string
  readonly snippet: string
}

export type GoogleAnswer =
  | { readonly ok: true; readonly hits: readonly GoogleHit[]; readonly total: number }
  /** What the service said, or null where it said nothing that can be read. */
  | { readonly ok: false; readonly message: string | null }

/** Asks Google for a page of ten hits, from 1. Null where its service has ended. Source: product §7 */
export type GoogleSearch = (language: Language, q: string, page: number) => Promise<GoogleAnswer | null>

/** Pages of ten that the service gives at most. */
export const googlePagesMax = 10
export const googlePerPage = 10
