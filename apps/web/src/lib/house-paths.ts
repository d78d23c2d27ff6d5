import type { Language } from '@koma/domain/languages.ts'
import { queryOf } from './query-of.ts'

/** The parts of the page about the centre, by the last word of their address. Source: product §2 */
export const aboutParts = ['floor', 'transport', 'contact'] as const
export type AboutPart = (typeof aboutParts)[number]

/** The centre's own pages. */
export const housePathsOf = (language: Language) =>
  ({
    about: (part?: AboutPart) => `/${language}/about${part ? `/${part}` : ''}`,
    history: () => `/${language}/history`,
    rentalTerms: (version?: string) => `/${language}/termsspacerental${queryOf({ version })}`,
    sitemap: () => `/${language}/sitemap`,
  }) as const
