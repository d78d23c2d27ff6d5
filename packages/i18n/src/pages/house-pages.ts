import { about as aboutEn } from './en/about-2026-11.ts'
import { about as aboutJa } from './ja/about-2026-11.ts'
import { about as aboutZh } from './zh/about-2026-11.ts'
import { history as historyEn } from './en/history-2026-11.ts'
import { history as historyJa } from './ja/history-2026-11.ts'
import { history as historyZh } from './zh/history-2026-11.ts'
import { termsSpaceRental as termsSpaceRentalEn } from './en/termsspacerental-2026-11.ts'
import { termsSpaceRental as termsSpaceRentalJa } from './ja/termsspacerental-2026-11.ts'
import { termsSpaceRental as termsSpaceRentalZh } from './zh/termsspacerental-2026-11.ts'
import { level as levelEn } from './en/level-2026-11.ts'
import { level as levelJa } from './ja/level-2026-11.ts'
import { level as levelZh } from './zh/level-2026-11.ts'
import type { PageVersion } from './legal-pages.ts'

/** What the centre tells of itself. Nobody consents to these, but they are kept by version as the others are. Source: product §2 */
export const housePages = {
  about: [{ version: '2026-11', publishedOn: '2026-11-01', zh: aboutZh, ja: aboutJa, en: aboutEn }],
  history: [{ version: '2026-11', publishedOn: '2026-11-01', zh: historyZh, ja: historyJa, en: historyEn }],
  termsspacerental: [
    {
      version: '2026-11',
      publishedOn: '2026-11-01',
      zh: termsSpaceRentalZh,
      ja: termsSpaceRentalJa,
      en: termsSpaceRentalEn,
    },
  ],
  level: [{ version: '2026-11', publishedOn: '2026-11-01', zh: levelZh, ja: levelJa, en: levelEn }],
} as const satisfies Readonly<Record<string, readonly [PageVersion, ...PageVersion[]]>>
