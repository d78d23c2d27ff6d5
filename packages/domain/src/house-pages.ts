/** The texts of the house that staff write, by the words of their addresses. Source: api.md "GET /page/{slug}" */
export const pageSlugs = ['about', 'history', 'level', 'privacy', 'terms', 'termsspacerental'] as const
export type PageSlug = (typeof pageSlugs)[number]

/** Those that people go by: each has versions that hold from a day on and never change again. Decision: 0026 */
export const legalSlugs = ['privacy', 'terms', 'termsspacerental'] as const satisfies readonly PageSlug[]

/** Whether a text has versions that hold. */
export const isLegalSlug = (slug: PageSlug): boolean => (legalSlugs as readonly PageSlug[]).includes(slug)

/** Where a version stands: one holds, the others held before it or are announced. */
export const pageVersionStates = ['past', 'current', 'coming'] as const
export type PageVersionState = (typeof pageVersionStates)[number]

/** The names that stand between braces in a text, each once: `{{rent_live_max}}`. */
export const pageNumbersIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\{\{(.*?)\}\}/gs)].map(([, name = '']) => name)),
]
