/** How long the console may lie idle before it signs out (milliseconds); the server holds the same for its sessions. */
export const idleMsMax = 30 * 60_000

/** How long before that the reader is asked whether they are still there (milliseconds). */
export const idleWarningMs = 60_000

export type IdleState = 'active' | 'warned' | 'over'

/** Where an idle time stands. */
export function idleStateAt(idleMs: number): IdleState {
  if (idleMs >= idleMsMax) return 'over'
  return idleMs >= idleMsMax - idleWarningMs ? 'warned' : 'active'
}
