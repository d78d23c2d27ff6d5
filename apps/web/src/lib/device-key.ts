import type { Session } from './session.ts'

/** How long a browser is known as one in which its member has signed in: as long as browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 3_600

/** The key that this browser keeps, or a new one in the place of something else. */
export function deviceKeyOf(session: Session): string {
  const kept = session.recall('device')
  return kept !== undefined && /^[\w-]{8,128}$/.test(kept) ? kept : crypto.randomUUID()
}

/** Keeps the key that a sign-in was made with, so that the next one is known. */
export const keepDeviceKey = (session: Session, key: string): void => session.remember('device', key, deviceSeconds)
