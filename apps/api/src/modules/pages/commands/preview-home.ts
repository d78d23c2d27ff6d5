import type { Home } from '@koma/contract/home.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openPreview, signPreview, type SignedPreview } from '../../../platform/preview-links.ts'
import { showHome } from './show-home.ts'

const subject = 'home'

/** What a link proves: that somebody of the desk lets its holder see home with what is not shown yet. */
export const signHomePreview = (deps: Pick<Deps, 'secrets' | 'clock'>): Promise<SignedPreview> =>
  signPreview(deps, subject)

/** Home with the banners that are not shown yet, for who holds a link; undefined for every other token. */
export async function previewHome(deps: Deps, token: string): Promise<Home | undefined> {
  return (await openPreview(deps, token)) === subject ? showHome(deps, 'with_drafts') : undefined
}
