import type { Home } from '@koma/contract/home.ts'
import { kindsOfFilter } from '@koma/domain/calendar-kinds.ts'
import { addDays, instantAt, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { Deps } from '../../../platform/deps.ts'
import { factsOf, presentCard } from '../../activities/public.ts'
import { calendarEntries } from '../../calendar/public.ts'
import { cardsById, titled } from '../../content/public.ts'
import { comicFacts, presentComicFacts, presentVideoFacts, videoFacts } from '../../library/public.ts'
import { openingRules } from '../../opening-hours/public.ts'
import { freeSeatsNow } from '../../rent/public.ts'
import { noticesNow, presentNotice } from '../../postings/public.ts'
import { presentDevices, presentPanel, presentWeek } from '../present-home.ts'
import { chosenForHome, panelsOfHome, type PanelChoice } from '../queries/home.ts'

/** Days of the calendar that the home page tells of, today included. */
const daysShown = 7
/** More than a week of the centre holds; what is beyond is on the calendar's own page. */
const entriesMax = 200
const devicesShown = 6

/** Everything that the first page shows, in ten statements however much there is. */
export async function showHome({ db, clock }: Deps, choice: PanelChoice = 'shown'): Promise<Home> {
  const now = await clock.now()
  const today = taipeiDateOf(now)
  const end = addDays(today, daysShown)
  const [chosen, panels, notices, seats, rules, entries] = await Promise.all([
    chosenForHome(db),
    panelsOfHome(db, choice),
    noticesNow(db),
    freeSeatsNow(db, devicesShown),
    openingRules(db, today, end),
    calendarEntries(db, {
      kinds: kindsOfFilter(undefined),
      from: instantAt(today, '00:00'),
      to: instantAt(end, '00:00'),
      limit: entriesMax,
      offset: 0,
    }),
  ])
  return {
    banners: panels.map(presentPanel),
    notice: notices.map(presentNotice)[0] ?? null,
    ...(await itemsOf(db, chosen, now)),
    devices: presentDevices(seats, rules, now),
    calendar: presentWeek(entries.rows, rules, today, daysShown),
  }
}

async function itemsOf(db: Deps['db'], chosen: Awaited<ReturnType<typeof chosenForHome>>, now: Date) {
  const idsOf = (kind: string) => chosen.filter((one) => one.kind === kind).map(({ id }) => id)
  const [cards, activities, videos, comics] = await Promise.all([
    cardsById(
      db,
      chosen.map(({ id }) => id),
      null,
    ),
    factsOf(db, idsOf('activity')),
    videoFacts(db, idsOf('video')),
    comicFacts(db, idsOf('comic')),
  ])
  const of = (kind: string) => cards.filter((card) => card.kind === kind)
  return {
    news: of('news').map(titled.card),
    activities: of('activity').map((card) => presentCard({ card, facts: activities.get(card.id)! }, now)),
    videos: of('video').map((card) => ({ ...titled.card(card), ...presentVideoFacts(videos.get(card.id)!) })),
    comics: of('comic').map((card) => ({ ...titled.card(card), ...presentComicFacts(comics.get(card.id)!) })),
  }
}
