import { createHash } from 'node:crypto'

/** A strong entity tag of exactly these bytes. */
export function etagOf(payload: string | Buffer): string {
  return `"${createHash('sha1').update(payload).digest('base64url')}"`
}

/** Whether an `If-None-Match` names this tag, which may be weak itself: any of a list, weak or strong, or `*` (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const bytes = opaqueOf(etag)
  return ifNoneMatch.split(',').some((one) => {
    const tag = one.trim()
    return tag === '*' || opaqueOf(tag) === bytes
  })
}

/** A tag without its mark of weakness, which this comparison leaves aside (RFC 9110 §8.8.3.2). */
const opaqueOf = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag)
