import { privacy as privacyEn } from './en/privacy-2026-11.ts'
import { terms as termsEn } from './en/terms-2026-11.ts'
import { privacy as privacyJa } from './ja/privacy-2026-11.ts'
import { terms as termsJa } from './ja/terms-2026-11.ts'
import type { PageText } from './page-text.ts'
import { privacy as privacyZh } from './zh/privacy-2026-11.ts'
import { terms as termsZh } from './zh/terms-2026-11.ts'

/** One version of a text in the three languages. */
export interface PageVersion {
  /** What a consent names; it never changes its text again. */
  readonly version: string
  /** The day on which it was published: `YYYY-MM-DD`. */
  readonly publishedOn: string
  readonly zh: PageText
  readonly ja: PageText
  readonly en: PageText
}

/**
 * The texts that a new member agrees to, each with all its versions, the newest first. A changed text is a new version in a
 * file of its own; the old one stays, since people have agreed to it.
 */
export const legalPages = {
  privacy: [{ version: '2026-11', publishedOn: '2026-11-01', zh: privacyZh, ja: privacyJa, en: privacyEn }],
  terms: [{ version: '2026-11', publishedOn: '2026-11-01', zh: termsZh, ja: termsJa, en: termsEn }],
} as const satisfies Readonly<Record<string, readonly [PageVersion, ...PageVersion[]]>>
