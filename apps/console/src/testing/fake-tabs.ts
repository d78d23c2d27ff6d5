import type { TabChannel, TabNews } from '../auth/tab-channel.ts'

/** The tabs of one browser in memory: each call is another tab, and everything said is kept. */
export function fakeTabs(): { readonly tab: () => TabChannel; readonly said: TabNews[] } {
  const listeners: { readonly of: number; readonly hears: (news: TabNews) => void }[] = []
  const said: TabNews[] = []
  let tabs = 0
  const tab = (): TabChannel => {
    const own = (tabs += 1)
    return {
      say(news) {
        said.push(news)
        for (const { of, hears } of listeners) if (of !== own) hears(news)
      },
      hear: (hears) => void listeners.push({ of: own, hears }),
    }
  }
  return { tab, said }
}
