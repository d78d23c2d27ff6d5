import type { Language } from '@koma/domain/languages.ts'
import { queryOf } from './query-of.ts'

/** Where the links of the former system's members lead. */
export const oldUserPathsOf = (language: Language) =>
  ({
    oldUserVerify: (code: string) => `/${language}/olduser/verify/${encodeURIComponent(code)}`,
    oldUserInfo: (code: string, query: { profile?: 'later' } = {}) =>
      `/${language}/olduser/info/${encodeURIComponent(code)}${queryOf(query)}`,
    oldUserMove: (code: string) => `/${language}/olduser/move/${encodeURIComponent(code)}`,
    oldUserDone: (query: { mail?: string | undefined; review?: string | undefined } = {}) =>
      `/${language}/olduser/done${queryOf(query)}`,
  }) as const
