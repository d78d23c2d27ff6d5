import { privacy as privacyEn1 } from './en/privacy-2026-11.ts'
import { privacy as privacyEn2 } from './en/privacy-2026-11-22.ts'
import { terms as termsEn } from './en/terms-2026-11.ts'
import { privacy as privacyJa1 } from './ja/privacy-2026-11.ts'
import { privacy as privacyJa2 } from './ja/privacy-2026-11-22.ts'
import { terms as termsJa } from './ja/terms-2026-11.ts'
import type { PageText } from './page-text.ts'
import { privacyChanges, type LegalChanges } from './privacy-changes.ts'
import { privacy as privacyZh1 } from './zh/privacy-2026-11.ts'
import { privacy as privacyZh2 } from './zh/privacy-2026-11-22.ts'
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

/** One version of a text that members agree to. */
export interface LegalVersion extends PageVersion {
  /** Whether it changes what members have or give, so that those who agreed to an older one are asked again. */
  readonly asksAgain: boolean
  /** Nothing for the first. */
  readonly changes: LegalChanges
}

const first = { version: '2026-11', publishedOn: '2026-11-01', asksAgain: false, changes: { zh: [], ja: [], en: [] } }

/**
 * The texts that a member agrees to, each with all its versions, the newest first. A changed text is a new version in a
 * file of its own; the old one stays, since people have agreed to it. Decision: 0025
 */
export const legalPages = {
  privacy: [
    {
      version: '2026-11-22',
      publishedOn: '2026-11-22',
      asksAgain: true,
      changes: privacyChanges['2026-11-22'],
      zh: privacyZh2,
      ja: privacyJa2,
      en: privacyEn2,
    },
    { ...first, zh: privacyZh1, ja: privacyJa1, en: privacyEn1 },
  ],
  terms: [{ ...first, zh: termsZh, ja: termsJa, en: termsEn }],
} as const satisfies Readonly<Record<string, readonly [LegalVersion, ...LegalVersion[]]>>
