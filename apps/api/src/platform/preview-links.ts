import { dayMs } from '@koma/domain/taipei-time.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Deps } from './deps.ts'

/** How long a preview link opens (days): a week is enough for somebody outside to read it. Decision: addresses (preview) */
export const previewDaysMax = 7

type Signing = Pick<Deps, 'secrets' | 'clock'>

/** What is in a link to what is not shown yet, and until when it opens. */
export interface SignedPreview {
  readonly token: string
  readonly expiresAt: Date
}

/**
 * What a link of `previewDaysMax` days proves: that somebody of the desk lets its holder see `subject`, which is the id of
 * an item, `home`, or a posting as `faq-12`. Decision: addresses (preview)
 */
export async function signPreview({ secrets, clock }: Signing, subject: string): Promise<SignedPreview> {
  const expiresAt = new Date((await clock.now()).getTime() + previewDaysMax * dayMs)
  const claim = `${subject}.${expiresAt.getTime()}`
  return { token: `${claim}.${secrets.sign('preview', claim).toString('base64url')}`, expiresAt }
}

/** What the holder of a link may see; undefined for a token that nobody signed and for one that has run out. */
export async function openPreview({ secrets, clock }: Signing, token: string): Promise<string | undefined> {
  const [, claim, subject, expires, signature] = form.exec(token) ?? []
  if (!claim) return undefined
  if (!timingSafeEqual(secrets.sign('preview', claim), Buffer.from(signature!, 'base64url'))) return undefined
  return (await clock.now()).getTime() < Number(expires) ? subject : undefined
}

/** Subject, the instant at which it ends (ms), and 32 bytes of signature. */
const form = /^(([a-z]*-?\d{0,10})\.(\d{13,16}))\.([\w-]{43})$/
