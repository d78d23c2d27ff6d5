import { isLanguage } from '@koma/domain/languages.ts'
import { ProgressBar } from '@koma/ui/progress-bar.tsx'
import { SkipLink } from '@koma/ui/skip-link.tsx'
import {
  Outlet,
  useLoaderData,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { agreementNotice } from '../lib/agreement-notice.ts'
import { activationOf } from '../lib/activation.ts'
import { calls } from '../lib/calls.ts'
import { takeFlash } from '../lib/flash.ts'
import { centreFacts } from '../lib/centre-facts.ts'
import { isLacking, lackingHeaders, pageData } from '../lib/load-part.ts'
import { noticesAbove } from '../lib/notice-preview.ts'
import { openingSummary } from '../lib/opening-words.ts'
import { load, notFound, screenOf } from '../lib/screen.ts'
import { noticeViews } from '../lib/site-notices.ts'
import { useSite } from '../lib/use-language.ts'
import { PageFoot } from '../shell/page-foot.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { SiteNotices } from '../shell/site-notices.tsx'
import { Toasts } from '../shell/toasts.tsx'
import { useArrival } from '../shell/use-arrival.ts'
import { useSiteLinks } from '../shell/use-site-links.ts'
import { useWaiting } from '../shell/use-waiting.ts'

export async function loader(args: LoaderFunctionArgs) {
  if (!isLanguage(args.params.lang)) throw notFound()
  const screen = screenOf(args)
  const [member, setting, centre, notices] = await Promise.all([
    screen.session.member(),
    load(screen, calls.dateSetting()),
    load(screen, calls.centre()),
    // No page falls for want of a notice.
    noticesAbove(screen),
  ])
  const shown = {
    member: member ? { name: member.name, points: member.point, activation: activationOf(member) } : null,
    opening: openingSummary(screen.words, setting),
    centre: centreFacts(centre, screen.language),
    notices: noticeViews(notices, screen, agreementNotice(member?.agreements_due ?? [], screen)),
    flash: takeFlash(screen),
  }
  return pageData(shown, notices !== null)
}

/** Told to the screen inside, which is kept or not. */
export const headers = ({ loaderHeaders }: HeadersArgs): Record<string, string> =>
  isLacking(loaderHeaders) ? lackingHeaders : {}

/** Looking a name up or sending a code changes nothing of the frame. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  quietIntents.has(formData?.get('intent') ?? null) ? false : defaultShouldRevalidate

const quietIntents = new Set<FormDataEntryValue | null>(['sms', 'check'])

/** The frame around every screen: head, foot, toasts, progress. */
export default function Shell() {
  const { member, opening, centre, notices, flash } = useLoaderData<typeof loader>()
  const { words } = useSite()
  const waiting = useWaiting()
  const arrived = useArrival()
  useSiteLinks()
  return (
    <Toasts first={flash}>
      <SkipLink href="#C">{words('shell.skip')}</SkipLink>
      <ProgressBar active={waiting !== 'none'} label={words('shell.loading')} />
      <PageHead member={member} centre={centre.name} />
      <SiteNotices notices={notices} />
      <Outlet />
      <PageFoot opening={opening} centre={centre} isMember={member !== null} />
      <p className="web-waiting" role="status">
        {waiting === 'long' ? words('shell.stillWorking') : null}
      </p>
      <p className="k-ears" aria-live="polite">
        {arrived ? words('shell.arrived', { title: arrived }) : null}
      </p>
    </Toasts>
  )
}
