import type { Home } from '@koma/contract/home.ts'
import { dayMs } from '@koma/domain/taipei-time.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { showHome } from './show-home.ts'

/** How long a link to the preview opens (days), as those of articles do. Decision: addresses (preview) */
const previewDaysMax = 7

/** What a link proves: that somebody of the desk lets its holder see home with what is not shown yet. */
export async function signHomePreview({
  secrets,
  clock,
}: Pick<Deps, 'secrets' | 'clock'>): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const expiresAt = new Date((await clock.now()).getTime() + previewDaysMax * dayMs)
  const claim = `home.${expiresAt.getTime()}`
  return { token: `${claim}.${secrets.sign('preview', claim).toString('base64url')}`, expiresAt }
}

/** Home with the banners that are not shown yet, for who holds a link; undefined for every other token. */
export async function previewHome(deps: Deps, token: string): Promise<Home | undefined> {
  const [, claim, expires, signature] = /^(home\.(\d{13,16}))\.([\w-]{43})$/.exec(token) ?? []
  if (!claim) return undefined
  if (!timingSafeEqual(deps.secrets.sign('preview', claim), Buffer.from(signature!, 'base64url'))) return undefined
  if ((await deps.clock.now()).getTime() >= Number(expires)) return undefined
  return showHome(deps, 'with_drafts')
}
