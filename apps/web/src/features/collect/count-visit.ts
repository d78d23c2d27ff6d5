/**
 * Has the server count, once the page has loaded: nobody waits for it, it leaves even while the page closes, and where a
 * browser has no beacons nothing is counted. Decision: clicks and shares
 */
export function countVisit(address: string): void {
  const send = () => void navigator.sendBeacon?.(address)
  if (document.readyState === 'complete') send()
  else window.addEventListener('load', send, { once: true })
}
