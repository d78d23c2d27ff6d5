import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useText } from '../i18n/use-text.ts'
import { PageHead } from './page-head.tsx'

/** An address that the console does not have. */
export function NoSuchPage() {
  return <DeadEnd title="ra.page.not_found" sentence="ra.message.not_found" />
}

/** A page that the person's role may not open. */
export function NotAllowed() {
  return <DeadEnd title="ra.page.access_denied" sentence="ra.message.access_denied" />
}

/** The server did not say who is signed in. */
export function SignInUnknown() {
  return <DeadEnd title="ra.page.authentication_error" sentence="ra.message.authentication_error" />
}

type Words = 'not_found' | 'access_denied' | 'authentication_error'

function DeadEnd({ title, sentence }: { title: `ra.page.${Words}`; sentence: `ra.message.${Words}` }) {
  const text = useText()
  return (
    <>
      <PageHead title={text(title)} />
      <div className="c-empty">
        <p className="c-empty-title">{text(sentence)}</p>
        <Button component={Link} to="/">
          {text('consoleShell.home')}
        </Button>
      </div>
    </>
  )
}
