import type { Identity } from '@koma/contract/identities.ts'
import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Form, useNavigation } from 'react-router'
import { dateTime } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { MemberApps } from './member-apps.ts'

/** The password and the providers that the member signs in with, and those that could be linked. */
export function WaysIn({ identities, providers, hasPassword }: Omit<MemberApps, 'apps' | 'problem'>) {
  const { words, paths } = useSite()
  const isLast = !hasPassword && identities.length === 1
  return (
    <section className="k-stack" aria-labelledby="ways">
      <h2 id="ways">{words('apps.ways')}</h2>
      <p>{words('apps.waysLead')}</p>
      <ul className="k-stack web-records" role="list">
        <li className="k-box web-way">
          <div>
            <strong>{words('apps.password')}</strong>
            <span className="k-quiet">{words(hasPassword ? 'apps.passwordSet' : 'apps.passwordNone')}</span>
          </div>
          <LinkButton href={hasPassword ? paths.memberInfoPassword() : paths.forgetPassword()} variant="quiet">
            {words(hasPassword ? 'profile.changePassword' : 'apps.setPassword')}
          </LinkButton>
        </li>
        {identities.map((identity) => (
          <Way key={identity.id} identity={identity} isLast={isLast} />
        ))}
        {providers.map(({ id, name }) => (
          <li key={id} className="k-box web-way">
            <div>
              <strong>{name}</strong>
              <span className="k-quiet">{words('apps.notLinked')}</span>
            </div>
            <LinkButton href={paths.memberAppsLink(id)} variant="quiet">
              {words('apps.link', { name })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Way({ identity, isLast }: { readonly identity: Identity; readonly isLast: boolean }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const { id, provider, email } = identity
  const at = (instant: string) => dateTime(words, instant)
  return (
    <li className="k-box web-way">
      <div>
        <strong>{provider.name}</strong>
        {email ? <span className="web-way-email">{email}</span> : null}
        <span className="k-quiet">{words('apps.linkedAt', { date: at(identity.linked_at) })}</span>
        <span className="k-quiet">
          {identity.last_used_at
            ? words('apps.lastUsed', { date: at(identity.last_used_at) })
            : words('apps.neverUsed')}
        </span>
      </div>
      {isLast ? (
        <p className="k-quiet k-small">{words('apps.lastWayIn')}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="unlink" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="quiet"
            aria-label={words('apps.unlinkNamed', { name: provider.name, email: email ?? '' })}
            busyWord={state !== 'idle' && formData?.get('id') === id ? words('apps.deciding') : null}
          >
            {words('apps.unlink')}
          </Button>
        </Form>
      )}
    </li>
  )
}
