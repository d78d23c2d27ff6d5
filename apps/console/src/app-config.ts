import { isLanguage, languages, type Language } from '@koma/domain/languages.ts'

/** What the server tells the console before anybody has signed in. */
export interface AppConfig {
  /** The demo offers the second factor on its mailbox page. */
  readonly demo: boolean
  readonly languages: readonly Language[]
  /** Where the API hangs, without a trailing slash. */
  readonly api: string
}

/** GET /console/config.json. Without an answer the console still opens, in all languages and without the demo's hints. */
export async function readAppConfig(read: typeof fetch): Promise<AppConfig> {
  try {
    const response = await read('/console/config.json', { credentials: 'omit' })
    return appConfigOf(response.ok ? await response.json() : undefined)
  } catch {
    return appConfigOf(undefined)
  }
}

/** The configuration that a body states; whatever it leaves out or misstates has its default. */
export function appConfigOf(body: unknown): AppConfig {
  const stated = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const offered = Array.isArray(stated.languages) ? stated.languages.filter(isLanguage) : []
  return {
    demo: stated.demo === true,
    languages: offered.length > 0 ? offered : languages,
    api: typeof stated.api === 'string' ? stated.api.replace(/\/$/, '') : '/api',
  }
}
