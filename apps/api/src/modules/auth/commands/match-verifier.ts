import { createHash, timingSafeEqual } from 'node:crypto'

/** 43 to 128 unreserved characters. Source: RFC 7636 §4.1 */
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/

/** Whether the verifier is the one whose S256 challenge was sent. Source: RFC 7636 §4.6 */
export function matchVerifier(verifier: string, challenge: string): boolean {
  if (!verifierForm.test(verifier)) return false
  const made = createHash('sha256').update(verifier).digest()
  const sent = Buffer.from(challenge, 'base64url')
  return made.length === sent.length && timingSafeEqual(made, sent)
}
