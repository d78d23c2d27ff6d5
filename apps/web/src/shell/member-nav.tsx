import { UiLink } from '@koma/ui/link.tsx'
import { showCurrent } from '@koma/ui/show-current.ts'
import { useSite } from '../lib/use-language.ts'

/**
 * The pages of the member area side by side, as the panels of a strip; on a phone it is moved with a thumb. `current` is
 * the address of one of them, or below it.
 */
export function MemberNav({ current }: { current: string }) {
  const { words, paths } = useSite()
  const items = [
    { href: paths.memberInfo(), label: words('shell.memberInfo') },
    { href: paths.memberLevel(), label: words('shell.memberLevel') },
    { href: paths.memberRent(), label: words('shell.memberRent') },
    { href: paths.memberCollect(), label: words('shell.memberCollect') },
    { href: paths.memberPoints(), label: words('shell.navMemberPoints') },
    { href: paths.memberContact(), label: words('shell.memberLetters') },
    { href: paths.memberApply(), label: words('shell.navCreator') },
    { href: paths.memberDevices(), label: words('shell.navDevices') },
    { href: paths.memberApps(), label: words('shell.navSignIn') },
  ]
  return (
    <nav className="web-area" aria-label={words('shell.memberMenu')}>
      <ul ref={showCurrent} role="list">
        {items.map(({ href, label }) => (
          <li key={href}>
            <UiLink
              href={href}
              aria-current={current === href ? 'page' : current.startsWith(`${href}/`) ? 'true' : undefined}
            >
              {label}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
