import { Button } from '@koma/ui/button.tsx'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Form, useNavigation } from 'react-router'
import { dateTime } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { MemberApps } from './member-apps.ts'

/** The apps that the member has let in, each with the way to take it back. */
export function AppList({ apps }: Pick<MemberApps, 'apps'>) {
  const { words, paths } = useSite()
  return (
    <section className="k-stack" aria-labelledby="apps">
      <h2 id="apps">{words('apps.apps')}</h2>
      {apps.length > 0 ? (
        <>
          <p>{words('apps.appsLead')}</p>
          <ul className="k-stack web-records" role="list">
            {apps.map((app) => (
              <AppRow key={app.id} app={app} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          sentence={words('apps.empty')}
          detail={words('apps.emptyText')}
          nextStep={<LinkButton href={paths.home()}>{words('apps.emptyNext')}</LinkButton>}
        />
      )}
    </section>
  )
}

function AppRow({ app }: { readonly app: MemberApps['apps'][number] }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const at = (instant: string) => dateTime(words, instant)
  return (
    <li className="k-box web-way">
      <div>
        <strong>{app.name}</strong>
        <span className="k-quiet">{words('apps.grantedAt', { date: at(app.granted_at) })}</span>
        <span className="k-quiet">
          {app.last_used_at ? words('apps.lastUsed', { date: at(app.last_used_at) }) : words('apps.neverUsed')}
        </span>
      </div>
      <Form method="post">
        <input type="hidden" name="intent" value="revoke" />
        <input type="hidden" name="id" value={app.id} />
        <Button
          type="submit"
          variant="quiet"
          aria-label={words('apps.revokeNamed', { app: app.name })}
          busyWord={state !== 'idle' && formData?.get('id') === app.id ? words('apps.deciding') : null}
        >
          {words('apps.revoke')}
        </Button>
      </Form>
    </li>
  )
}
