import type { Language } from '@koma/domain/languages.ts'

/** Each language by its own name: the same whatever language the console speaks. */
export const languageNames = { zh: '中文', ja: '日本語', en: 'English' } as const satisfies Record<Language, string>
