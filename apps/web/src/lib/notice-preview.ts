import type { SiteNotice } from '@koma/contract/postings.ts'
import { calls } from './calls.ts'
import { loadPart } from './load-part.ts'
import type { Screen } from './screen.ts'

/** What stands above a page; `draft` is the id of one that only who has a link of the desk sees. */
export interface NoticesAbove {
  readonly notices: readonly SiteNotice[]
  readonly draft: number | null
}

/** The token of a notice in the address of the preview of home; null on every other screen, and for every other token. */
export function noticeToken({ url, paths }: Pick<Screen, 'url' | 'paths'>): string | null {
  const token = url.searchParams.get('token')
  return token?.startsWith('notice-') && url.pathname === `${paths.home()}/preview` ? token : null
}

/**
 * The notices above a screen: what is shown now, and where a link of the desk opens one that is not, that one in its place.
 * Null where they cannot be had. Decision: addresses (preview)
 */
export async function noticesAbove(screen: Screen): Promise<NoticesAbove | null> {
  const token = noticeToken(screen)
  const preview = token && (await screen.api.call(calls.noticePreview(token)))
  if (preview && preview.ok) return { notices: preview.data.notices, draft: preview.data.id }
  const notices = await loadPart(screen, calls.notices())
  return notices && { notices, draft: null }
}
