import { SiteFooter } from '@koma/ui/site-footer.tsx'
import { AccessKey } from '@koma/ui/skip-link.tsx'
import type { CentreFacts } from '../lib/centre-facts.ts'
import { demoMailboxPath } from '../lib/paths.ts'
import { useRootData } from '../lib/use-root-data.ts'
import { useSite } from '../lib/use-language.ts'
import { Reached } from './reached.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The foot of every page: when the centre is open, how to reach it, where else to go, day or night. */
export function PageFoot({
  opening,
  centre,
  isMember,
}: {
  opening: readonly string[]
  centre: CentreFacts
  isMember: boolean
}) {
  const { words } = useSite()
  return (
    <SiteFooter
      name={centre.name}
      links={useLinks(isMember)}
      linksLabel={words('shell.footLinks')}
      accessKey={<AccessKey area="Z" label={words('shell.areaFoot')} />}
      small={<p>{words('shell.footSmall')}</p>}
    >
      <ul className="web-hours" role="list">
        {opening.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Reached centre={centre} />
      <ThemeSwitch />
    </SiteFooter>
  )
}

/** Where else to go. */
function useLinks(isMember: boolean) {
  const { words, paths } = useSite()
  const { demo } = useRootData()
  return [
    { href: paths.home(), label: words('shell.navHome') },
    { href: paths.activityOverview(), label: words('shell.navActivities') },
    { href: paths.calendar(), label: words('shell.navCalendar') },
    { href: paths.rentList(), label: words('shell.navRent') },
    { href: paths.newsList(), label: words('shell.navNews') },
    { href: paths.videoList(), label: words('shell.navVideos') },
    { href: paths.comicList(), label: words('shell.navComics') },
    { href: paths.search(), label: words('shell.search') },
    { href: paths.faq(), label: words('shell.faq') },
    ...(isMember
      ? [
          { href: paths.memberInfo(), label: words('shell.memberInfo') },
          { href: paths.memberRent(), label: words('shell.memberRent') },
          { href: paths.memberPoints(), label: words('shell.memberPoints') },
        ]
      : [
          { href: paths.sign(), label: words('shell.signIn') },
          { href: paths.register(), label: words('shell.register') },
        ]),
    { href: paths.contact(), label: words('shell.contact') },
    { href: paths.about(), label: words('shell.about') },
    { href: paths.sitemap(), label: words('shell.sitemap') },
    { href: paths.level(), label: words('shell.levels') },
    { href: paths.privacy(), label: words('legal.privacy') },
    { href: paths.terms(), label: words('legal.terms') },
    ...(demo ? [{ href: demoMailboxPath, label: words('shell.mailbox') }] : []),
  ]
}
