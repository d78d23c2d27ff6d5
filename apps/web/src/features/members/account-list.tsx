import { LinkButton } from '@koma/ui/link-button.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import type { ReactNode } from 'react'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { MemberProfile } from './profile.ts'

/** How the account is opened and reached, each with the way to change it. */
export function AccountList({ profile: { member, age } }: { profile: MemberProfile }) {
  const { words, paths } = useSite()
  const change = words('profile.change')
  return (
    <section className="k-box" aria-labelledby="account-title">
      <h2 id="account-title">{words('profile.accountTitle')}</h2>
      <ul className="web-settings" role="list">
        <Line title={words('profile.email')} href={paths.memberInfoEmail()} action={change} label="profile.changeEmail">
          <span className="web-settings-value">{member.email}</span> <Verified at={member.email_verified_at} />
        </Line>
        <Line
          title={words('profile.mobile')}
          href={paths.memberInfoMobile()}
          action={change}
          label="profile.changeMobile"
        >
          <span className="web-settings-value">{member.mobile}</span> <Verified at={member.mobile_verified_at} />
        </Line>
        {member.has_password ? (
          <Line
            title={words('profile.password')}
            href={paths.memberInfoPassword()}
            action={change}
            label="profile.changePassword"
          >
            <PasswordAge age={age} />
          </Line>
        ) : null}
        <MoreLines member={member} />
      </ul>
    </section>
  )
}

/** What opens and what was agreed to: pages of their own. */
function MoreLines({ member }: Pick<MemberProfile, 'member'>) {
  const { words, paths } = useSite()
  const open = words('profile.open')
  return (
    <>
      <Line title={words('profile.devices')} href={paths.memberDevices()} action={open} label="profile.devices">
        {words('profile.devicesText')}
      </Line>
      <Line title={words('profile.ways')} href={paths.memberApps()} action={open} label="profile.ways">
        {words('profile.waysText')}
      </Line>
      <Line
        title={words('agreements.settingsTitle')}
        href={paths.memberAgreements()}
        action={open}
        label="agreements.settingsTitle"
      >
        {member.agreements_due.length > 0 ? (
          <StateTag look="review">{words('agreements.settingsDue')}</StateTag>
        ) : (
          words('agreements.settingsText')
        )}
      </Line>
    </>
  )
}

interface LineProps {
  readonly title: string
  readonly href: string
  readonly action: string
  /** What the link does, in full, for those who hear it alone. */
  readonly label:
    | 'profile.changeEmail'
    | 'profile.changeMobile'
    | 'profile.changePassword'
    | 'profile.devices'
    | 'profile.ways'
    | 'agreements.settingsTitle'
  readonly children: ReactNode
}

function Line({ title, href, action, label, children }: LineProps) {
  const { words } = useSite()
  return (
    <li>
      <div>
        <p className="web-settings-title">{title}</p>
        <p>{children}</p>
      </div>
      <LinkButton href={href} variant="quiet" aria-label={`${action} ${words(label)}`}>
        {action}
      </LinkButton>
    </li>
  )
}

function PasswordAge({ age }: Pick<MemberProfile, 'age'>) {
  const { words } = useSite()
  if (age.days === 0) return words('profile.passwordToday')
  return words('profile.passwordAge', { date: plainDate(words, age.pw_change_date), count: age.days })
}

function Verified({ at }: { at: string | null }) {
  const { words } = useSite()
  return at === null ? <StateTag look="review">{words('profile.notVerified')}</StateTag> : null
}
