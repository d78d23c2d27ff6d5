import type { Home, HomeDay, HomePanel } from '@koma/contract/home.ts'
import { shortDate, timeOf } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import type { Screen } from '../../lib/screen.ts'
import { activityCard, comicCard, newsCard, videoCard } from './home-cards.ts'
import { written, type Site } from './written.ts'

/**
 * The first page in the words of its reader. They are written on the server, so that a first visit fetches neither the
 * messages nor the cards of the reading screens.
 */
export const homeView = (home: Home, { language, words, paths }: Screen) => {
  const site = { language, words, paths }
  return {
    banners: { label: words('front.banners'), panels: home.banners.map((panel) => panelView(panel, site)) },
    activities: {
      title: words('front.activities'),
      more: { href: paths.activityOverview(), label: words('front.all') },
      cards: home.activities.map((activity) => activityCard(activity, site)),
    },
    week: {
      title: words('front.week'),
      more: { href: paths.calendar(), label: words('front.toCalendar') },
      days: untold(home.calendar).map((day, place) => dayView(day, place === 0, site)),
    },
    desks: desksView(home.devices, site),
    news: {
      title: words('news.title'),
      more: { href: paths.newsList(), label: words('front.all') },
      cards: home.news.map((news) => newsCard(news, site)),
    },
    videos: {
      title: words('recordings.title'),
      more: { href: paths.videoList(), label: words('front.all') },
      cards: home.videos.map((video) => videoCard(video, site)),
    },
    comics: {
      title: words('front.comics'),
      more: { href: paths.comicList(), label: words('front.toDatabase') },
      cards: home.comics.map((comic) => comicCard(comic, site)),
    },
  }
}

export type HomeView = ReturnType<typeof homeView>

/** A panel of staff; its address is a path below the language or another site's. */
const panelView = (panel: HomePanel, site: Site) => ({
  id: panel.id,
  title: written(panel, 'title', site)!,
  text: written(panel, 'text', site),
  picture: panel.picture,
  alt: altOf(panel, site),
  credit: panel.picture?.credit ? site.words('news.pictureBy', { name: panel.picture.credit }) : null,
  art: panel.art,
  colour: panel.colour,
  href: panel.url?.startsWith('/') ? `/${site.language}${panel.url}` : panel.url,
})

/** What it shows, in the words of the banner, else in those of the library. */
const altOf = (panel: HomePanel, site: Site) =>
  written(panel, 'alt', site) ?? (panel.picture && written(panel.picture, 'alt', site))

interface UntoldDay extends HomeDay {
  /** How many of its entries stand on an earlier day. */
  readonly told: number
}

/** The days with each entry where it comes first: what runs all week is not told seven times. */
function untold(days: readonly HomeDay[]): UntoldDay[] {
  const told = new Set<string>()
  return days.map((day) => {
    const entries = day.entries.filter(({ id }) => !told.has(id))
    for (const { id } of entries) told.add(id)
    return { ...day, entries, told: day.entries.length - entries.length }
  })
}

function dayView(day: UntoldDay, isToday: boolean, site: Site) {
  const { words, language, paths } = site
  const { date, opens, closes, entries } = day
  const reason = localised(day, 'reason', language)
  const isShut = opens === null || closes === null
  return {
    date,
    isToday,
    isShut,
    name: shortDate(words, date),
    opening: isShut
      ? reason
        ? words('calendar.closedBecause', { reason })
        : words('calendar.closed')
      : words('calendar.open', { opens, closes }),
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      // What runs for days has no hour of this day.
      when: entry.starts_at.startsWith(date) && !entry.is_all_day ? timeOf(entry.starts_at) : words('calendar.goesOn'),
      title: written(entry, 'title', site)!,
      href: paths.calendarEntry(entry.url),
    })),
    more: leftOver(day, words),
    moreHref: paths.calendar(),
    none: words('calendar.nothingOn'),
  }
}

/** What the day has beside its entries: others, or only what is on since an earlier day. */
function leftOver({ entries, entries_count: count, told }: UntoldDay, words: Site['words']): string | null {
  const left = count - entries.length
  if (left === 0) return null
  return words(left > told && entries.length > 0 ? 'front.more' : 'front.stillOn', { count: left })
}

/** Seats that one can walk up to. */
function desksView({ as_of: asOf, is_open: isOpen, data }: Home['devices'], site: Site) {
  const { words, paths } = site
  return {
    title: words(isOpen ? 'front.desks' : 'front.desksLater'),
    more: { href: paths.rentList(), label: words('front.all') },
    note: isOpen ? words('front.asOf', { time: timeOf(asOf) }) : words('front.desksClosed'),
    data: data.map(({ id, floor, seats, free, ...names }) => ({
      id,
      name: written(names, 'name', site)!,
      floor,
      href: paths.rentBooking(id),
      free: isOpen ? free : seats,
      seats,
      isOpen,
      says: !isOpen
        ? words('front.seats', { count: seats })
        : free > 0
          ? words('front.free', { free, seats })
          : words('front.noneFree'),
    })),
  }
}
