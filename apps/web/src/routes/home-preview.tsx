import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HomePanels } from '../features/home/home-panels.tsx'
import { homeView } from '../features/home/home-view.ts'
import { calls } from '../lib/calls.ts'
import { noticeToken } from '../lib/notice-preview.ts'
import { wordsOf } from '../lib/localised.ts'
import { openingToday } from '../lib/opening-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { previewHeaders } from '../lib/preview-page.ts'
import { load, notFound, screenOf, type Screen } from '../lib/screen.ts'

export const headers = previewHeaders

/** Without a link of the desk, or with one that has run out: the 404 screen, and never a redirect. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const notice = noticeToken(screen)
  const [{ home, note }, setting, terms] = await Promise.all([
    notice ? homeBelowNotice(screen, notice) : homeWithBanners(screen),
    load(screen, calls.dateSetting()),
    load(screen, calls.terms()),
  ])
  return {
    opening: openingToday(setting, screen.language, screen.words),
    home: homeView(home, screen),
    cancelHours: terms.rent.cancel_hours,
    label: screen.words('front.previewLabel'),
    note,
  }
}

/** Home with the banners that are not shown yet. */
async function homeWithBanners(screen: Screen) {
  const home = await screen.api.call(calls.homePreview(screen.url.searchParams.get('token') ?? ''))
  if (!home.ok) throw notFound()
  return { home: home.data, note: screen.words('front.previewNote') }
}

/** Home as it is: the notice stands above it, in the frame. */
async function homeBelowNotice(screen: Screen, token: string) {
  const [preview, home] = await Promise.all([screen.api.call(calls.noticePreview(token)), load(screen, calls.home())])
  if (!preview.ok) throw notFound()
  const { id, notices, has_room } = preview.data
  const said = wordsOf(
    notices.find((one) => one.id === id)!,
    'title',
    screen.language,
  )
  const title = said?.text ?? ''
  return { home, note: screen.words(has_room ? 'front.previewNotice' : 'front.previewNoticeFull', { title }) }
}

export const meta = (input: MetaInput) => pageMeta(input, (words) => ({ title: words('shell.navHome'), noindex: true }))

/** preview: home with what is not shown yet, banners or a notice. Decision: addresses (preview) */
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
