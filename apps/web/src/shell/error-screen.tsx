import { ErrorScene } from '@koma/ui/error-scene.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { isRouteErrorResponse } from 'react-router'
import type { NearMatches } from '../lib/near-items.ts'
import { useSite } from '../lib/use-language.ts'

/** The screen for what was thrown: a page that is not there, one that the reader may not enter, or our own fault. */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return <NotFoundScreen near={nearOf(error)} />
  if (status === 403) return <ForbiddenScreen />
  return <ServerErrorScreen />
}

/** What the server found near a page that does not exist. */
const nearOf = (error: unknown) =>
  isRouteErrorResponse(error) ? (error.data as { near?: NearMatches } | null)?.near : undefined

/** The page does not exist, or the link is wrong; links home, and to what may have been meant. Source: product §2 */
export function NotFoundScreen({ near }: { near?: NearMatches | undefined }) {
  const { words, paths } = useSite()
  return (
    <ErrorScene
      kind="not-found"
      code="404"
      title={words('errors.notFoundTitle')}
      sentence={
        <>
          <p>{words('errors.notFoundText')}</p>
          {near ? <NearLinks near={near} /> : null}
        </>
      }
      sound={words('errors.notFoundSound')}
      actions={
        <>
          <LinkButton href={paths.home()}>{words('errors.backHome')}</LinkButton>
          <LinkButton href={paths.rentList()} variant="quiet">
            {words('errors.seeRent')}
          </LinkButton>
        </>
      }
    />
  )
}

function NearLinks({ near: { title, links } }: { near: NearMatches }) {
  return (
    <nav className="k-near" aria-label={title}>
      <p>{title}</p>
      <ul>
        {links.map(({ href, label, lang }) => (
          <li key={href}>
            <UiLink href={href} lang={lang}>
              {label}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** There is a server problem, try later. Source: product §2 */
export function ServerErrorScreen() {
  const { words, paths } = useSite()
  return (
    <ErrorScene
      kind="server"
      code="500"
      title={words('errors.serverTitle')}
      sentence={<p>{words('errors.serverText')}</p>}
      sound={words('errors.serverSound')}
      actions={<LinkButton href={paths.home()}>{words('errors.backHome')}</LinkButton>}
    />
  )
}

function ForbiddenScreen() {
  const { words, paths } = useSite()
  return (
    <ErrorScene
      kind="not-found"
      code="403"
      title={words('errors.forbiddenTitle')}
      sentence={<p>{words('errors.forbidden')}</p>}
      sound={words('errors.forbiddenSound')}
      actions={<LinkButton href={paths.home()}>{words('errors.backHome')}</LinkButton>}
    />
  )
}
