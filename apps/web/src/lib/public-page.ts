/** What a page shows, by the names under which its changes are announced; a cache in front forgets it by them. */
export type PageTag = 'content' | 'device' | 'faq' | 'opening-hours' | 'setting' | 'space'

/**
 * The headers of a screen that looks the same to every visitor of a language, so that it may be kept until one of the
 * things it shows changes. A reader with a session gets a page of their own, which nobody keeps.
 */
export const publicPage =
  (...tags: readonly PageTag[]) =>
  () => ({ 'cache-control': 'public, no-cache', vary: 'Cookie', 'surrogate-key': tags.join(' ') })
