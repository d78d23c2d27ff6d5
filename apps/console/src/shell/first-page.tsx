import { Navigate } from 'react-router-dom'
import { landingPage } from '../auth/access.ts'
import { useMe } from '../auth/use-me.ts'
import { useText } from '../i18n/use-text.ts'
import { EmptyNote } from './empty-note.tsx'
import { PageHead } from './page-head.tsx'
import { Waiting } from './waiting.tsx'

/** Leads to the page with which the person's day begins; who has none yet is told so. */
export function FirstPage() {
  const text = useText()
  const me = useMe()
  if (!me) return <Waiting />
  const page = landingPage(me)
  if (page) return <Navigate to={`/${page}`} replace />
  return (
    <>
      <PageHead title={text('consoleShell.welcome', { name: me.name })} />
      <EmptyNote title={text('consoleShell.no_page')} text={text('consoleShell.no_page_next')} />
    </>
  )
}
