import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HomePanels } from '../features/home/home-panels.tsx'
import { homeView } from '../features/home/home-view.ts'
import { calls } from '../lib/calls.ts'
import { openingToday } from '../lib/opening-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { load, notFound, screenOf } from '../lib/screen.ts'

/** What is not shown yet is kept by no cache, found by no search engine, and told to no other site. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/** Without a link of the desk, or with one that has run out: the 404 screen, and never a redirect. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [home, setting, terms] = await Promise.all([
    screen.api.call(calls.homePreview(screen.url.searchParams.get('token') ?? '')),
    load(screen, calls.dateSetting()),
    load(screen, calls.terms()),
  ])
  if (!home.ok) throw notFound()
  return {
    opening: openingToday(setting, screen.language, screen.words),
    home: homeView(home.data, screen),
    cancelHours: terms.rent.cancel_hours,
    label: screen.words('front.previewLabel'),
    note: screen.words('front.previewNote'),
  }
}

export const meta = (input: MetaInput) => pageMeta(input, (words) => ({ title: words('shell.navHome'), noindex: true }))

/** preview: home with the banners that are not shown yet. Decision: addresses (preview) */
export default function HomePreview() {
  const { label, note, ...shown } = useLoaderData<typeof loader>()
  return (
    <div className="k-stack k-stack-wide">
      <p className="k-column web-preview" role="note">
        <b>{label}</b> {note}
      </p>
      <HomePanels {...shown} member={null} />
    </div>
  )
}
