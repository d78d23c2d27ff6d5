import { Button } from '@koma/ui/button.tsx'
import { QrCode } from '@koma/ui/qr-code.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { Form, useNavigation } from 'react-router'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import type { MemberProfile } from './profile.ts'

/** The digital member card, with a code that the desk scans. */
export function MemberCard({ profile }: { profile: MemberProfile }) {
  const { words, paths } = useSite()
  const { formData } = useNavigation()
  const { member, card } = profile
  return (
    <section className="k-box web-card" data-class={card.type} aria-labelledby="card-title">
      <div className="web-card-who">
        <h2 id="card-title" className="web-card-title">
          {words('profile.cardTitle')}
        </h2>
        <div className="web-card-person">
          <AvatarPicture member={member} side={96} />
          <p className="web-card-name">{card.name}</p>
        </div>
        <UiLink href={paths.memberInfoAvatar()}>
          {words(member.avatar ? 'profile.avatarChange' : 'profile.avatarAdd')}
        </UiLink>
        <CardFacts profile={profile} />
      </div>
      <div className="web-card-code">
        <QrCode content={card.text} label={words('profile.cardQr')} />
        <p className="k-quiet k-small">{words('profile.cardHint')}</p>
        <details>
          <summary>{words('profile.cardRenew')}</summary>
          <p className="k-small">{words('profile.cardRenewHint')}</p>
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value="renew"
              variant="quiet"
              busyWord={formData?.get('intent') === 'renew' ? words('profile.working') : null}
            >
              {words('profile.cardRenew')}
            </Button>
          </Form>
        </details>
      </div>
    </section>
  )
}

function CardFacts({ profile: { member, card } }: { profile: MemberProfile }) {
  const { words } = useSite()
  const facts = [
    { label: words('profile.classLabel'), value: words(`profile.class_${card.type}`) },
    { label: words('profile.statusLabel'), value: words(`profile.status_${card.status}`) },
    {
      label: words('profile.period'),
      value:
        card.started_on && card.ends_on
          ? words('profile.periodOf', { from: plainDate(words, card.started_on), to: plainDate(words, card.ends_on) })
          : words('profile.noEnd'),
    },
    { label: words('profile.usernameLabel'), value: member.username },
  ]
  return (
    <dl className="web-card-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
