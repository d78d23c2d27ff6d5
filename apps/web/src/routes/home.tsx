import { Ticker } from '@koma/ui/ticker.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { BannerPanels } from '../features/home/banner-panels.tsx'
import { DesksNow } from '../features/home/desks-now.tsx'
import { HomeSection } from '../features/home/home-section.tsx'
import { homeView } from '../features/home/home-view.ts'
import { HowPointsWork } from '../features/home/how-points-work.tsx'
import { HowToJoin } from '../features/home/how-to-join.tsx'
import { OpeningPage } from '../features/home/opening-page.tsx'
import { WeekStrip } from '../features/home/week-strip.tsx'
import { calls } from '../lib/calls.ts'
import { openingToday } from '../lib/opening-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { load, screenOf } from '../lib/screen.ts'
import { MissingActivation } from '../shell/missing-activation.tsx'
import type { loader as shellLoader } from './shell.tsx'

export const headers = publicPage('content', 'device', 'opening-hours', 'setting')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [setting, home, terms] = await Promise.all([
    load(screen, calls.dateSetting()),
    load(screen, calls.home()),
    load(screen, calls.terms()),
  ])
  return {
    opening: openingToday(setting, screen.language, screen.words),
    home: homeView(home, screen),
    cancelHours: terms.rent.cancel_hours,
  }
}

export const meta = (input: MetaInput) => pageMeta(input, (words) => ({ description: words('home.description') }))

/** index: a page of panels. Source: product §1, §2 */
export default function Home() {
  const { opening, home, cancelHours } = useLoaderData<typeof loader>()
  const member = useRouteLoaderData<typeof shellLoader>('routes/shell')?.member ?? null
  const { notice } = home
  return (
    <div className="k-stack k-stack-wide">
      {member?.activation ? <MissingActivation activation={member.activation} /> : null}
      <OpeningPage opening={opening} member={member} />
      {notice ? (
        <Ticker
          label={notice.label}
          sound="NEWS!"
          items={[
            <span key={notice.id} lang={notice.title.lang}>
              {notice.href ? <UiLink href={notice.href}>{notice.title.text}</UiLink> : notice.title.text}
            </span>,
          ]}
        />
      ) : null}
      <BannerPanels banners={home.banners} />
      <HomeSection id="activities" sound="WHAT’S ON" section={home.activities} />
      <WeekStrip week={home.week} />
      <DesksNow desks={home.desks} />
      <HomeSection id="news" sound="EXTRA!" section={home.news} />
      <HomeSection id="videos" sound="ROLL IT!" section={home.videos} />
      <HomeSection id="comics" sound="READ ME" section={home.comics} />
      <HowToJoin />
      <HowPointsWork isMember={member !== null} cancelHours={cancelHours} />
    </div>
  )
}
