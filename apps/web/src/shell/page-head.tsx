import { languages, htmlLang, type Language } from '@koma/domain/languages.ts'
import { LanguageSwitch } from '@koma/ui/language-switch.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Logo } from '@koma/ui/logo.tsx'
import { SiteHeader } from '@koma/ui/site-header.tsx'
import { AccessKey } from '@koma/ui/skip-link.tsx'
import { pagesNotReturnedTo } from '@koma/domain/previous-page.ts'
import { useLocation } from 'react-router'
import { inLanguage, withoutLanguage } from '../lib/paths.ts'
import { useSite } from '../lib/use-language.ts'
import type { HeadMember } from './head-member.ts'
import { MemberMenu } from './member-menu.tsx'
import { SearchWay } from './search-way.tsx'

/** The head of every page. Only what this reader can open stands in it. */
export function PageHead({ member, centre }: { member: HeadMember | null; centre: string }) {
  const { words, paths } = useSite()
  const { pathname, search } = useLocation()
  const nav = useNavItems(member !== null)
  return (
    <SiteHeader
      logo={
        <Logo
          name={centre}
          sound={words('shell.logoSound')}
          href={paths.home()}
          label={words('shell.homeLabel', { centre })}
        />
      }
      accessKey={<AccessKey area="U" label={words('shell.areaUpper')} />}
      nav={nav}
      navLabel={words('shell.navLabel')}
      menuWord={words('shell.menu')}
      closeWord={words('shell.close')}
      languages={
        <>
          <SearchWay />
          <Languages address={pathname + search} />
        </>
      }
      actions={
        member ? (
          <MemberMenu member={member} />
        ) : (
          <LinkButton href={paths.sign(worthReturningTo(pathname, search))}>{words('shell.signIn')}</LinkButton>
        )
      }
    />
  )
}

/** A page to come back to after signing in; none for the ways in themselves and the home page. */
function worthReturningTo(pathname: string, search: string): string | undefined {
  const word = withoutLanguage(pathname).split('/')[1]
  if (!word || (pagesNotReturnedTo as readonly string[]).includes(word)) return undefined
  return pathname + search
}

const names = {
  zh: ['shell.languageZh', 'shell.languageZhShort'],
  ja: ['shell.languageJa', 'shell.languageJaShort'],
  en: ['shell.languageEn', 'shell.languageEnShort'],
} as const satisfies Record<Language, readonly [name: string, short: string]>

function Languages({ address }: { address: string }) {
  const { language: own, words } = useSite()
  return (
    <LanguageSwitch
      label={words('shell.languages')}
      languages={languages.map((language) => ({
        lang: htmlLang[language],
        name: words(names[language][0]),
        short: words(names[language][1]),
        href: inLanguage(language, address),
        current: language === own,
      }))}
    />
  )
}

/** Where the head leads, beside the search that stands in it; the screen that is open, or what belongs to it, is the current one. */
function useNavItems(isMember: boolean) {
  const { words, paths } = useSite()
  const { pathname } = useLocation()
  const isUnder = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  const under = (href: string, record?: RegExp) => isUnder(href) || (record?.test(pathname) ?? false)
  const way = (href: string, key: NavKey, current: boolean, isInBar: boolean | 'wide' = true) => ({
    href,
    label: words(`shell.${key}`),
    current,
    isInBar,
  })
  return [
    way(paths.home(), 'navHome', pathname === paths.home(), false),
    way(paths.activityOverview(), 'navActivities', under(paths.activityOverview(), /\/activity_/)),
    way(paths.calendar(), 'navCalendar', isUnder(paths.calendar()), false),
    way(paths.rentList(), 'navRent', under(paths.rentList(), /\/rent\/\d+/)),
    way(paths.space('2a'), 'navSpaces', /\/space\//.test(pathname), false),
    way(paths.newsList(), 'navNews', under(paths.newsList(), /\/news\/\d+/), 'wide'),
    way(paths.comicList(), 'navComics', /\/(comic|creator|publisher|union|award)(_list$|\/)/.test(pathname), 'wide'),
    way(paths.videoList(), 'navVideos', /\/(video_list|video|album)\//.test(pathname), isMember ? false : 'wide'),
    way(paths.about(), 'about', isUnder(paths.about()), false),
    way(paths.faq(), 'faq', isUnder(paths.faq()), false),
    way(paths.contact(), 'contact', isUnder(paths.contact()), false),
    ...(isMember
      ? [
          // Name and balance beside the bar open the ways to these: it keeps to one line in every language.
          way(paths.memberRent(), 'navMemberRent', isUnder(paths.memberRent()), false),
          way(paths.memberPoints(), 'navMemberPoints', isUnder(paths.memberPoints()), false),
        ]
      : []),
  ]
}

type NavKey =
  | `nav${'Home' | 'Activities' | 'Calendar' | 'Rent' | 'Spaces' | 'News' | 'Comics' | 'Videos' | 'MemberRent' | 'MemberPoints'}`
  | 'about'
  | 'faq'
  | 'contact'
