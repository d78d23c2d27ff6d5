import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HomePanels } from '../features/home/home-panels.tsx'
import { homeView } from '../features/home/home-view.ts'
import { lostHome } from '../features/home/lost-home.ts'
import { calls } from '../lib/calls.ts'
import { loadPart, pageData } from '../lib/load-part.ts'
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
    loadPart(screen, calls.home()),
    loadPart(screen, calls.terms()),
  ])
  const shown = {
    opening: openingToday(setting, screen.language, screen.words),
    home: home ? homeView(home, screen) : lostHome(screen),
    cancelHours: terms?.rent.cancel_hours ?? null,
  }
  return pageData(shown, home !== null && terms !== null)
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({ description: words('home.description', { centre }) }))

/** index: a page of panels. Source: product §1, §2 */
export default function Home() {
  const { opening, home, cancelHours } = useLoaderData<typeof loader>()
  const member = useRouteLoaderData<typeof shellLoader>('routes/shell')?.member ?? null
  return (
    <div className="k-stack k-stack-wide">
      {member?.activation ? <MissingActivation activation={member.activation} /> : null}
      <HomePanels opening={opening} home={home} cancelHours={cancelHours} member={member} />
    </div>
  )
}
