import { AccessKey } from '@koma/ui/skip-link.tsx'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { useSite } from '../lib/use-language.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'

export default function Screens() {
  return (
    <Main>
      <Outlet />
    </Main>
  )
}

/** The head of a page that could not be drawn; every screen has a head of its own. */
export const meta = (input: MetaInput & { error?: unknown }) =>
  pageMeta(input, (words) => ({
    title: words(
      isRouteErrorResponse(input.error) && input.error.status === 404 ? 'errors.notFoundTitle' : 'errors.serverTitle',
    ),
    noindex: true,
  }))

/** What a screen could not do, inside the shell. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Main>
      <ErrorScreen error={error} />
    </Main>
  )
}

function Main({ children }: { children: ReactNode }) {
  const { words } = useSite()
  return (
    <main className="k-main k-wrap">
      <AccessKey area="C" label={words('shell.areaContent')} />
      {children}
    </main>
  )
}
