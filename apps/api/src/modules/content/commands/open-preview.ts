import { dayMs } from '@koma/domain/taipei-time.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { previewDaysMax } from '../policy.ts'

type Signing = Pick<Deps, 'secrets' | 'clock'>

/** What a link of `previewDaysMax` days proves: that somebody of the desk lets its holder read this item's draft. */
export async function signPreview(
  { secrets, clock }: Signing,
  id: number,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const expiresAt = new Date((await clock.now()).getTime() + previewDaysMax * dayMs)
  const claim = `${id}.${expiresAt.getTime()}`
  return { token: `${claim}.${secrets.sign('preview', claim).toString('base64url')}`, expiresAt }
}

/** The item whose draft the holder of a link may read; undefined for every other token. */
export async function openPreview(deps: Signing, token: string): Promise<number | undefined> {
  const [, claim, id, expires, signature] = /^((\d{1,10})\.(\d{13,16}))\.([\w-]{43})$/.exec(token) ?? []
  if (!claim || !isSigned(deps, claim, signature!)) return undefined
  return (await deps.clock.now()).getTime() < Number(expires) ? Number(id) : undefined
}

function isSigned({ secrets }: Pick<Signing, 'secrets'>, claim: string, signature: string): boolean {
  return timingSafeEqual(secrets.sign('preview', claim), Buffer.from(signature, 'base64url'))
}
