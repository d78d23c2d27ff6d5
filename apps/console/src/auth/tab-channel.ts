/** What the console's tabs tell each other. */
export type TabNews =
  | { readonly kind: 'who' }
  | { readonly kind: 'signed_in'; readonly token: string }
  | { readonly kind: 'signed_out'; readonly token: string }

/** The other tabs of the console in this browser. Nobody hears what they say themselves. */
export interface TabChannel {
  say(news: TabNews): void
  hear(listener: (news: TabNews) => void): void
}

/** The browser's own channel; silence where it has none. */
export function browserTabs(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { say() {}, hear() {} }
  const channel = new BroadcastChannel('koma.staff')
  return {
    // A channel has no target: it is heard by its own origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (news) => channel.postMessage(news),
    hear: (listener) => channel.addEventListener('message', ({ data }) => isNews(data) && listener(data)),
  }
}

/** Tabs of an older console may say something else. */
function isNews(data: unknown): data is TabNews {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  if (data.kind === 'who') return true
  const saysToken = data.kind === 'signed_in' || data.kind === 'signed_out'
  return saysToken && 'token' in data && typeof data.token === 'string'
}
