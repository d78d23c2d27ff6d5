import type { TodayOpening } from '../../lib/opening-words.ts'
import type { HeadMember } from '../../shell/head-member.ts'
import { BannerPanels } from './banner-panels.tsx'
import { DesksNow } from './desks-now.tsx'
import { HomeSection } from './home-section.tsx'
import type { HomeView } from './home-view.ts'
import type { LostHome } from './lost-home.ts'
import { LostPanel } from './lost-panel.tsx'
import { HowPointsWork } from './how-points-work.tsx'
import { HowToJoin } from './how-to-join.tsx'
import { OpeningPage } from './opening-page.tsx'
import { WeekStrip } from './week-strip.tsx'

interface Props {
  readonly opening: TodayOpening
  readonly home: HomeView | LostHome
  readonly cancelHours: number | null
  readonly member: HeadMember | null
}

/** The first page, panel by panel. */
export function HomePanels({ opening, home, cancelHours, member }: Props) {
  return (
    <>
      <OpeningPage opening={opening} member={member} />
      {'lost' in home ? <LostPanel lost={home.lost} /> : <TodaysPanels home={home} />}
      <HowToJoin />
      <HowPointsWork isMember={member !== null} cancelHours={cancelHours} />
    </>
  )
}

/** What staff and the day bring; a row without anything is not there. */
const TodaysPanels = ({ home }: { readonly home: HomeView }) => (
  <>
    <BannerPanels banners={home.banners} />
    <HomeSection id="activities" sound="WHAT'S ON" section={home.activities} />
    <WeekStrip week={home.week} />
    <DesksNow desks={home.desks} />
    <HomeSection id="news" sound="EXTRA!" section={home.news} />
    <HomeSection id="videos" sound="ROLL IT!" section={home.videos} />
    <HomeSection id="comics" sound="READ ME" section={home.comics} />
  </>
)
